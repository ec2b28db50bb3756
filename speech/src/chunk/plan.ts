import type { Language } from '@duu/contract/language';
import { defaultPauses, type Pauses } from '@duu/contract/pauses';
import type { NormalizedSegment, Token } from '@duu/contract/token';
import type { Engine } from '../engines/engine.ts';
import type { NormalizeOptions } from '../normalize/options.ts';
import { type OpenReader, type PassageReader, readHere } from '../reading/passage-reader.ts';
import { SpeechError } from '../speech-error.ts';
import type { Chunk } from './chunk-types.ts';
import { Packer } from './chunks.ts';
import { clauses } from './clauses.ts';
import { lineEnd } from './line-ends.ts';
import { passages } from './passages.ts';

export interface PlanRequest {
  readonly segments: readonly string[];
  readonly language: Language;
  readonly dictionary?: NormalizeOptions['dictionary'];
  readonly pauses?: Pauses;
  readonly openReader?: OpenReader;
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
  const { segments, openReader = readHere } = request;
  const read = await openReader({ options: normalizeOptions(request, engine), segments });
  const pauses = request.pauses ?? defaultPauses;
  let waiting: Chunk | undefined;
  let first = true;
  for (const [segment, text] of segments.entries()) {
    const packer = new Packer(engine, pauses, first);
    if (waiting) {
      const before = segments[waiting.segment] ?? '';
      const ends = lineEnd(before, before.trimEnd().length, text) ?? 'paragraph';
      waiting = { ...waiting, pauseMs: pauses[ends] };
    }
    for await (const chunk of segmentChunks(packer, segment, text)) {
      if (waiting) yield waiting;
      first = false;
      waiting = chunk;
    }
  }
  if (waiting) yield { ...waiting, pauseMs: 0 };

  async function* segmentChunks(packer: Packer, segment: number, text: string) {
    for (const { start, end } of passages(text)) {
      const passage = text.slice(start, end);
      const { spoken, tokens } = await readPassage(passage, read);
      onTokens(segment, { spoken, tokens: tokens.map((token) => moved(token, start)) });
      const found = clauses(passage, tokens, request.language, engine.foreign === 'parts', (at) =>
        lineEnd(text, start + at),
      );
      for (const clause of found) yield* packer.add(clause, segment, start);
      yield* packer.flush();
    }
  }
}

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
