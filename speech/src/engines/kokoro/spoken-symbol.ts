import { maxSymbols, symbolNumbers } from './symbol-numbers.ts';

/** A symbol for the model. */
export interface SpokenSymbol {
  readonly symbol: string;
  /** Ratio of its length to the one that the model predicts. */
  readonly stretch: number;
  /** Index of its word; null for spaces and marks. */
  readonly word: number | null;
}

/** A text in symbols; words have UTF-16 offsets into it. */
export interface SpokenText {
  readonly symbols: readonly SpokenSymbol[];
  readonly words: readonly { readonly start: number; readonly end: number }[];
}

/** Marks that the model knows, for those of a text. */
const marks: Readonly<Record<string, string>> = {
  ...{ '.': '.', ',': ',', '?': '?', '!': '!', ':': ':', ';': ';', '…': '…', '\n': '.' },
  ...{ '—': '—', '–': '—', '(': '(', ')': ')', '“': '“', '”': '”', '«': '“', '»': '”' },
};

export const isMark = (character: string): boolean => character in marks;

/** Collects symbols in order; leaves out those that the model does not know. */
export class SymbolList {
  readonly #symbols: SpokenSymbol[] = [];
  readonly #known: ReadonlyMap<string, number>;

  constructor(known: ReadonlyMap<string, number> = symbolNumbers) {
    this.#known = known;
  }

  add(symbols: string, word: number | null, stretch = 1): void {
    for (const symbol of symbols)
      if (this.#known.has(symbol)) this.#symbols.push({ symbol, stretch, word });
  }

  /** Adds the marks between two words, and a space. */
  addBetween(between: string): void {
    const found = [...between].filter(isMark).map((mark) => marks[mark] ?? '');
    for (const [at, mark] of found.entries()) {
      const isOpening = mark === '(' || mark === '“';
      if (isOpening && this.#symbols.at(-1)?.symbol !== ' ') this.add(' ', null);
      if (mark !== found[at - 1]) this.add(mark, null);
    }
    const last = this.#symbols.at(-1)?.symbol;
    const isOpen = last === undefined || last === ' ' || last === '(' || last === '“';
    if (!isOpen) this.add(' ', null);
  }

  get last(): string | undefined {
    return this.#symbols.at(-1)?.symbol;
  }

  end(): readonly SpokenSymbol[] {
    while (this.#symbols.at(-1)?.symbol === ' ') this.#symbols.pop();
    return this.#symbols;
  }
}

/** Divides a text that is longer than the model takes, between words if possible. */
export function* inPieces({ symbols, words }: SpokenText): Generator<SpokenText, void, undefined> {
  for (let from = 0; from < symbols.length; ) {
    let to = Math.min(symbols.length, from + maxSymbols);
    if (to < symbols.length) {
      const space = symbols.slice(from, to).findLastIndex(({ symbol }) => symbol === ' ');
      if (space > 0) to = from + space + 1;
    }
    yield { symbols: symbols.slice(from, to), words };
    from = to;
  }
}
