import type { NormalizedSegment } from '@duu/contract/token';
import type { Word } from '@duu/contract/word';
import type { Engine } from './engines/engine.ts';
import { flacInfo } from './output/flac-header.ts';

/** A segment whose sound stays as it was in a former conversion. Times are ms in that conversion's sound. */
export interface KeptSegment {
  readonly fromMs: number;
  readonly toMs: number;
  readonly words: readonly Word[];
  readonly normalized: NormalizedSegment;
}

/** What of a former conversion's sound is spoken again by taking it over. */
export interface KeptSound {
  /** The former sound without loss: `lossless` of its result. It is moved, and can't be used again. */
  readonly lossless: Uint8Array<ArrayBuffer>;
  /** By the index of the segment in the new text, in the order of the former sound. */
  readonly segments: ReadonlyMap<number, KeptSegment>;
}

/** What a former conversion resulted in. */
interface Former {
  readonly words: readonly Word[];
  readonly normalized: readonly NormalizedSegment[];
  readonly durationMs: number;
}

/** Around the words, so that no sound is cut; never more than half of the silence there. */
const marginMs = 50;

/**
 * Returns the segments whose sound can stay.
 * @param places for each new segment its index in the former text; null if it has changed
 */
export function keptSegments(
  { words, normalized, durationMs }: Former,
  places: readonly (number | null)[],
): ReadonlyMap<number, KeptSegment> {
  const found = new Map<number, KeptSegment>();
  for (const [segment, place] of places.entries()) {
    if (place === null) continue;
    const first = words.findIndex((word) => word.segment === place);
    const last = words.findLastIndex((word) => word.segment === place);
    const [begin, end, reading] = [words[first], words[last], normalized[place]];
    // What is not spoken has no sound to take over.
    if (!begin || !end || !reading || end.endMs <= begin.startMs) continue;
    const before = begin.startMs - (words[first - 1]?.endMs ?? 0);
    const after = (words[last + 1]?.startMs ?? durationMs) - end.endMs;
    found.set(segment, {
      fromMs: begin.startMs - marginWithin(before),
      toMs: end.endMs + marginWithin(after),
      words: words.slice(first, last + 1).map((word) => ({ ...word, segment })),
      normalized: reading,
    });
  }
  return found;
}

const marginWithin = (silenceMs: number) => Math.max(0, Math.min(marginMs, silenceMs / 2));

/** Whether a former sound is what the engine speaks: the same engine may have another rate since. */
export function isSoundOf({ lossless }: KeptSound, { sampleRate }: Pick<Engine, 'sampleRate'>) {
  try {
    const former = flacInfo(lossless);
    return former.sampleRate === sampleRate && former.channels === 1;
  } catch {
    return false;
  }
}
