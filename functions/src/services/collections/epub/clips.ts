import { shownText } from '@duu/contract/marks';
import { sentencesOf } from '@duu/contract/sentences';
import type { Word } from '@duu/contract/word';

/** A sentence of a text, and when it is spoken in its file, in ms; null if nothing of it is. */
export interface Sentence {
  readonly text: string;
  readonly clip: { readonly beginMs: number; readonly endMs: number } | null;
}

interface Open {
  readonly text: string;
  readonly startMs: number | null;
}

/**
 * Returns the sentences of each segment. A clip reaches to the next one, the first from the start and the last to the end of
 * the file, so that a reader that plays them all plays the file as it is.
 */
export function clipsOf(
  { segments, words }: { readonly segments: readonly string[]; readonly words: readonly Word[] },
  durationMs: number,
): Sentence[][] {
  const open = segments.map((typed, segment) => {
    const text = shownText(typed);
    const spoken = words.filter((word) => word.segment === segment);
    return sentencesOf(text).map(({ start, end }): Open => {
      const times = spoken
        .filter((word) => word.start >= start && word.start < end)
        .map(({ startMs }) => startMs);
      return { text: text.slice(start, end), startMs: times.length ? Math.min(...times) : null };
    });
  });
  // Sentences may share a time if the engine only estimated it: then the first has nothing of its own.
  const starts = open.flat().flatMap(({ startMs }) => (startMs === null ? [] : [startMs]));
  const begins = starts.map((ms, at) => (at === 0 ? 0 : Math.min(ms, durationMs)));
  let at = 0;
  return open.map((sentences) =>
    sentences.map(({ text, startMs }) => {
      if (startMs === null) return { text, clip: null };
      const beginMs = Math.round(begins[at] ?? 0);
      const endMs = Math.round(begins[at + 1] ?? durationMs);
      at += 1;
      return { text, clip: endMs > beginMs ? { beginMs, endMs } : null };
    }),
  );
}
