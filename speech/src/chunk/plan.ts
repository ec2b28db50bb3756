import type { Language } from '@duu/contract/language';
import { blankMarks, marksOf, type VoiceStretch, voiceStretches } from '@duu/contract/marks';
import { defaultPauses, type Pauses } from '@duu/contract/pauses';
import type { NormalizedSegment, Token } from '@duu/contract/token';
import type { Engine } from '../engines/engine.ts';
import type { NormalizeOptions } from '../normalize/options.ts';
import { type OpenReader, type PassageReader, readHere } from '../reading/passage-reader.ts';
import { SpeechError } from '../speech-error.ts';
import type { Chunk } from './chunk-types.ts';
import { Packer } from './chunks.ts';
import { clauses, type MarkedPause } from './clauses.ts';
import { lineEnd } from './line-ends.ts';
import { passages } from './passages.ts';

export interface PlanRequest {
  readonly segments: readonly string[];
  readonly language: Language;
  readonly dictionary?: NormalizeOptions['dictionary'];
  readonly pauses?: Pauses;
  readonly openReader?: OpenReader;
  /** The segments that are not spoken, as their sound is kept; each is one chunk without a text. */
  readonly isKept?: (segment: number) => boolean;
}

export type PlanEngine = Pick<Engine, 'limit' | 'bySentence' | 'byClause' | 'foreign'>;

/**
 * Yields the engine calls for a text, each computed when it is requested, so that a long text is not read ahead.
 * `onTokens` receives the reading of each passage, with offsets into its segment.
 */
export async function* plan(
  request: PlanRequest,
  engine: PlanEngine,
  onTokens: (segment: number, read: NormalizedSegment) => void,
): AsyncGenerator<Chunk, void, undefined> {
  const { openReader = readHere } = request;
  const segments = request.segments.map(blankMarks);
  const read = await openReader({ options: normalizeOptions(request, engine), segments });
  const pauses = request.pauses ?? defaultPauses;
  let waiting: Chunk | undefined;
  let first = true;
  for (const [segment, text] of segments.entries()) {
    for (const stretch of voiceStretches(request.segments[segment] ?? '')) {
      const packer = new Packer(engine, pauses, first);
      const writtenPauses = pausesIn(request.segments[segment] ?? '', stretch);
      const lead = leadingPause(writtenPauses, text, stretch.start);
      if (waiting && !waiting.isExact) {
        const before = segments[waiting.segment] ?? '';
        const ends =
          waiting.segment === segment
            ? 'paragraph'
            : (lineEnd(before, before.trimEnd().length, text) ?? 'paragraph');
        waiting = { ...waiting, pauseMs: pauses[ends] };
      }
      if (lead > 0) waiting = paused(waiting ?? silence(segment, request.language), lead);
      if (request.isKept?.(segment)) {
        if (waiting) yield waiting;
        waiting = { ...silence(segment, request.language), isKept: true };
        first = false;
        break;
      }
      for await (const chunk of segmentChunks(packer, segment, stretch, writtenPauses)) {
        if (waiting) yield waiting;
        first = false;
        waiting = chunk;
      }
    }
  }
  if (waiting) yield waiting.isExact ? waiting : { ...waiting, pauseMs: 0 };

  async function* segmentChunks(
    packer: Packer,
    segment: number,
    stretch: VoiceStretch,
    writtenPauses: readonly MarkedPause[],
  ): AsyncGenerator<Chunk, void, undefined> {
    const voice = stretch.voice === null ? {} : { voice: stretch.voice };
    const text = (segments[segment] ?? '').slice(0, stretch.end);
    for (const piece of passages(text.slice(stretch.start))) {
      const [start, end] = [stretch.start + piece.start, stretch.start + piece.end];
      const passage = text.slice(start, end);
      // At the start of a later passage nothing of it was spoken yet.
      const lead = piece.start > 0 ? leadingPause(writtenPauses, text, start) : 0;
      if (lead > 0) yield paused(silence(segment, request.language), lead);
      const { spoken, tokens } = await readPassage(passage, read);
      onTokens(segment, { spoken, tokens: tokens.map((token) => moved(token, start)) });
      const found = clauses(
        passage,
        tokens,
        request.language,
        engine.foreign === 'parts',
        (at) => lineEnd(text, start + at),
        writtenPauses.map(({ at, ms }) => ({ at: at - start, ms })),
      );
      for (const clause of found)
        for (const chunk of packer.add(clause, segment, start)) yield { ...chunk, ...voice };
      for (const chunk of packer.flush()) yield { ...chunk, ...voice };
    }
  }
}

/** The pauses that a stretch of a segment asks for. */
function pausesIn(typed: string, { start, end }: VoiceStretch): MarkedPause[] {
  return marksOf(typed).flatMap((mark) =>
    mark.kind === 'pause' && mark.start >= start && mark.end <= end
      ? [{ at: mark.start, ms: mark.ms }]
      : [],
  );
}

/** Returns the silence before the first word of a stretch, in ms. */
function leadingPause(writtenPauses: readonly MarkedPause[], text: string, from: number): number {
  const isLeading = ({ at }: MarkedPause) =>
    at >= from && !/[\p{L}\p{N}\p{S}]/u.test(text.slice(from, at));
  return writtenPauses.filter(isLeading).reduce((sum, { ms }) => sum + ms, 0);
}

/** Pauses that a text asks for one after another add up; the first replaces that of a paragraph. */
const paused = (chunk: Chunk, ms: number): Chunk => ({
  ...chunk,
  pauseMs: (chunk.isExact ? chunk.pauseMs : 0) + ms,
  isExact: true,
});

const silence = (segment: number, language: Language): Chunk => ({
  segment,
  language,
  text: '',
  words: [],
  pauseMs: 0,
});

function normalizeOptions(request: PlanRequest, engine: PlanEngine): NormalizeOptions {
  const foreign =
    engine.foreign === 'parts' ? 'auto' : engine.foreign === 'respelled' ? 'respell' : 'voice';
  return {
    language: request.language,
    foreign,
    ...(request.dictionary ? { dictionary: request.dictionary } : {}),
  };
}

async function readPassage(passage: string, read: PassageReader): Promise<NormalizedSegment> {
  try {
    return await read(passage);
  } catch (cause) {
    throw new SpeechError('normalize_failed', 'the normalizer failed', { cause });
  }
}

const moved = (token: Token, by: number): Token => ({
  ...token,
  start: token.start + by,
  end: token.end + by,
});
