import type { Language } from '@duu/contract/language';
import type { Pauses } from '@duu/contract/pauses';
import type { Token } from '@duu/contract/token';
import type { Engine, Melody } from '../engines/engine.ts';
import { spokenSpans } from '../normalize/join.ts';
import type { Chunk } from './chunk-types.ts';
import { type Border, type Clause, isLineEnd } from './clauses.ts';
import { fit, sizeIn } from './fit.ts';
import { isJoint } from './joints.ts';

/** What the packer needs to know about an engine. */
export type ChunkRules = Pick<Engine, 'limit' | 'bySentence' | 'byClause'>;

/** Silence after a chunk that ends within a clause, in ms at normal speed. */
const jointMs = 20;

/** A first chunk of at least this many characters ends at the first border, so that sound starts early. */
const firstEnough = 12;
/** A longer first clause ends before a word that opens another one, once it has so many characters. */
const firstLong = { from: 40, clause: 100 } as const;
/** A larger call is no better and delays the listener, even if the engine would accept it. */
const preferred = { characters: 900, bytes: 1800 } as const;
/** Longer sentences are split at clauses for engines that speak by sentence. */
const longSentence = 300;

/**
 * Packs clauses into engine calls, in order: a chunk ends at the end of a sentence if possible, else of a clause,
 * else between words. The caller sets the pause after the last chunk.
 */
export class Packer {
  readonly #rules: ChunkRules;
  readonly #pauses: Pauses;
  readonly #max: number;
  readonly #wanted: number;
  #tokens: Token[] = [];
  #size = 0;
  #language: Language = 'mn';
  #border: Border = 'end';
  #melody: Melody | undefined;
  #pauseMs: number | undefined;
  #isExact = false;
  #first: boolean;
  #segment = 0;

  /** @param first whether no sound has started yet */
  constructor(rules: ChunkRules, pauses: Pauses, first = true) {
    this.#rules = rules;
    this.#pauses = pauses;
    // Leaves room for a mark after the last word, at most three bytes.
    this.#max = Math.max(1, rules.limit.max - 3);
    this.#wanted = Math.min(
      this.#max,
      rules.bySentence ? longSentence : preferred[rules.limit.unit],
    );
    this.#first = first;
  }

  /** Adds one clause of a segment and yields the chunks that are complete. Offsets grow by `offset`. */
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
    const { bySentence, byClause } = this.#rules;
    const isLong = bySentence && !byClause && this.#size + size > firstLong.clause;
    for (const [at, token] of tokens.entries()) {
      const isMark = token.kind === 'punctuation';
      const before = tokens[at - 1]?.spoken ?? '';
      const isFirst = this.#first && isLong && this.#size >= firstLong.from;
      if (!isMark && isFirst && isJoint(clause.language, before, token.spoken))
        yield* this.flush('switch');
      const more = sizeIn(unit, token.spoken) + (isMark ? 0 : 1);
      // A mark never starts a chunk; there is always room for one.
      if (!isMark && this.#size > 0 && this.#size + more > this.#max + 1)
        yield* this.flush('switch');
      this.#tokens.push(token);
      this.#size += more;
    }
    this.#border = clause.border;
    this.#melody = clause.melody;
    this.#pauseMs = clause.pauseMs;
    this.#isExact = clause.isExact ?? false;
    if (clause.pauseMs !== undefined || this.#isEnough(clause.border)) yield* this.flush();
  }

  #isEnough(border: Border): boolean {
    if (border === 'switch') return true;
    if (this.#rules.byClause) return true;
    if (this.#first) return this.#size >= firstEnough;
    if (this.#rules.bySentence) return border !== 'clause';
    return isLineEnd(border) && this.#size >= this.#wanted / 4;
  }

  /** Ends the current chunk. @param border what follows it, if not the border of its last clause */
  *flush(border: Border = this.#border): Generator<Chunk, void, undefined> {
    const spans = spokenSpans(this.#tokens);
    const words = spans.filter(({ token }) => token.kind !== 'punctuation');
    const melody = border === 'switch' ? 'open' : this.#melody;
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
        pauseMs:
          border === 'switch' || border === 'end'
            ? jointMs
            : (this.#pauseMs ?? this.#pauses[border]),
        ...(melody ? { melody } : {}),
        ...(this.#isExact && border === this.#border ? { isExact: true } : {}),
      };
      this.#first = false;
    }
    this.#tokens = [];
    this.#size = 0;
    this.#pauseMs = undefined;
    this.#isExact = false;
  }
}

function textOf(spans: ReturnType<typeof spokenSpans>): string {
  let text = '';
  for (const { start, token } of spans) text = text.padEnd(start) + token.spoken;
  return text;
}
