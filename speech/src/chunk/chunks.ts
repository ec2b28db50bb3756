import type { Language } from '@duu/contract/language';
import type { Token } from '@duu/contract/token';
import type { Engine } from '../engines/engine.ts';
import { spokenSpans } from '../normalize/join.ts';
import type { Chunk } from './chunk-types.ts';
import type { Border, Clause } from './clauses.ts';
import { fit, sizeIn } from './fit.ts';

/** What the packing needs to know of an engine. */
export type ChunkRules = Pick<Engine, 'limit' | 'bySentence'>;

/** Silence after a chunk, in ms at normal speed. */
const pauses: Readonly<Record<Border, number>> = {
  switch: 20,
  clause: 150,
  sentence: 330,
  line: 550,
  // A passage that had to end within a sentence; the ends of segments get theirs from the plan.
  end: 20,
};

/** A first chunk of this many characters or more ends at the first border, so that sound begins at once. */
const firstEnough = 12;
/** A larger call is no better and keeps the listener waiting, even where the engine would take it. */
const preferred = { characters: 900, bytes: 1800 } as const;
/** Sentences longer than this are parted at clauses where an engine speaks by sentence. */
const longSentence = 300;

/**
 * Packs clauses into calls that the engine takes, in order: a chunk ends at a sentence's end where it can, else at
 * a clause's, else between words. The pause of the last chunk is the segment's affair.
 */
export class Packer {
  readonly #rules: ChunkRules;
  readonly #max: number;
  readonly #wanted: number;
  #tokens: Token[] = [];
  #size = 0;
  #language: Language = 'mn';
  #border: Border = 'end';
  #first: boolean;
  #segment = 0;

  /** @param first whether sound has still to begin */
  constructor(rules: ChunkRules, first = true) {
    this.#rules = rules;
    // Room is kept for a mark after the last word, three bytes at most.
    this.#max = Math.max(1, rules.limit.max - 3);
    this.#wanted = Math.min(
      this.#max,
      rules.bySentence ? longSentence : preferred[rules.limit.unit],
    );
    this.#first = first;
  }

  /** Takes one clause of a segment; gives the chunks that are complete. Offsets grow by `offset`. */
  *add(clause: Clause, segment: number, offset: number): Generator<Chunk, void, undefined> {
    const { unit } = this.#rules.limit;
    const tokens = clause.tokens
      .flatMap((token) => fit(token, unit, this.#max))
      .map((token) => ({ ...token, start: token.start + offset, end: token.end + offset }));
    const size = tokens.reduce((sum, token) => sum + sizeIn(unit, token.spoken) + 1, 0);
    if (this.#size > 0 && (clause.language !== this.#language || this.#size + size > this.#wanted))
      yield* this.flush();
    this.#language = clause.language;
    this.#segment = segment;
    for (const token of tokens) {
      const isMark = token.kind === 'punctuation';
      const more = sizeIn(unit, token.spoken) + (isMark ? 0 : 1);
      // A mark never begins a chunk; room for one is kept.
      if (!isMark && this.#size > 0 && this.#size + more > this.#max + 1)
        yield* this.flush('switch');
      this.#tokens.push(token);
      this.#size += more;
    }
    this.#border = clause.border;
    if (this.#isEnough(clause.border)) yield* this.flush();
  }

  #isEnough(border: Border): boolean {
    if (border === 'switch') return true;
    if (this.#first) return this.#size >= firstEnough;
    if (this.#rules.bySentence) return border !== 'clause';
    return border === 'line' && this.#size >= this.#wanted / 4;
  }

  /** Ends the chunk under way. @param border what stands after it, where that is not its last clause's */
  *flush(border: Border = this.#border): Generator<Chunk, void, undefined> {
    const spans = spokenSpans(this.#tokens);
    const words = spans.filter(({ token }) => token.kind !== 'punctuation');
    if (words.length > 0) {
      yield {
        segment: this.#segment,
        language: this.#language,
        text: textOf(spans),
        words: words.map(({ start, end, token }) => ({
          from: start,
          to: end,
          start: token.start,
          end: token.end,
        })),
        pauseMs: pauses[border],
      };
      this.#first = false;
    }
    this.#tokens = [];
    this.#size = 0;
  }
}

function textOf(spans: ReturnType<typeof spokenSpans>): string {
  let text = '';
  for (const { start, token } of spans) text = text.padEnd(start) + token.spoken;
  return text;
}
