import type { Token } from './tokens.ts';
import type { Formula } from './tree.ts';

const relations = ['=', '≠', '≈', '<', '>', '≤', '≥', '→', '∈', '∉', '⊂', '⊆'];
const sums = ['+', '-', '±', '∪', '∩'];
const products = ['×', '·', '⋅', '*', '/', '÷'];
const wholes = ['∑', '∏', '∫', '⋃', '⋂', '∬', '∭', '∮'];
/** Letters before brackets that are functions; others are factors. */
const functions = /^[fghFP]$/u;
const number = (digits: string): Formula => ({ kind: 'number', digits });

class NoFormula extends Error {}

/** Reads a formula from its pieces, by the usual order of operations. */
class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  /** Within the ends of a sum the ellipsis stands between them. */
  #isBetweenEnds = false;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  /** How many pieces were read. */
  get count(): number {
    return this.#at;
  }

  #isSign(...signs: readonly string[]): boolean {
    return this.#next?.kind === 'sign' && signs.includes(this.#next.text);
  }

  #take(...signs: readonly string[]): string | undefined {
    if (!this.#isSign(...signs)) return undefined;
    return this.#tokens[this.#at++]?.text;
  }

  #expect(sign: string): void {
    if (this.#take(sign) === undefined) throw new NoFormula();
  }

  formula(): Formula {
    return this.#chain(relations, () => this.#sum());
  }

  #chain(signs: readonly string[], part: () => Formula): Formula {
    let left = part();
    for (let sign = this.#take(...signs); sign !== undefined; sign = this.#take(...signs))
      left = { kind: 'operation', sign, left, right: part() };
    return left;
  }

  #sum(): Formula {
    return this.#chain(sums, () => this.#product());
  }

  #product(): Formula {
    if (this.#take('-') !== undefined) return { kind: 'minus', of: this.#product() };
    this.#take('+');
    return this.#chain(products, () => this.#factors());
  }

  /** Factors beside each other belong together more closely than those around a sign: nπx/L. */
  #factors(): Formula {
    let left = this.#factor();
    while (this.#beginsFactor())
      left = { kind: 'operation', sign: '', left, right: this.#factor() };
    return left;
  }

  #beginsFactor(): boolean {
    const next = this.#next;
    if (next === undefined || next.kind === 'lowered') return false;
    if (next.kind === 'raised') return this.#tokens[this.#at + 1]?.text === '√';
    if (next.text === '…') return !this.#isBetweenEnds;
    return next.kind !== 'sign' || ['(', '[', '√', '∞', ...wholes].includes(next.text);
  }

  #factor(): Formula {
    let of = this.#operand();
    for (;;) {
      const isDegree = this.#tokens[this.#at + 1]?.text === '√';
      const to = isDegree ? undefined : this.#script('raised', '^');
      const below = this.#script('lowered', '_');
      if (to) of = { kind: 'power', of, to };
      if (below) of = { kind: 'index', of, below };
      else if (this.#take('!') !== undefined) of = { kind: 'factorial', of };
      else if (!to) return of;
    }
  }

  /** What is raised or lowered behind a piece: x², x^n, x_i. */
  #script(kind: 'raised' | 'lowered', sign: string): Formula | undefined {
    if (this.#next?.kind === kind) return this.#small(this.#tokens[this.#at++]?.text ?? '');
    return this.#take(sign) === undefined ? undefined : this.#exponent();
  }

  #small(text: string): Formula {
    const digits = text.replace(/^[-+]/u, '');
    const of: Formula = /n/u.test(digits)
      ? { kind: 'letter', letter: digits, primes: 0 }
      : number(digits);
    return text.startsWith('-') ? { kind: 'minus', of } : of;
  }

  #exponent(): Formula {
    if (this.#take('-') !== undefined) return { kind: 'minus', of: this.#exponent() };
    return this.#isSign('(') ? this.#group('(', ')') : this.#atom();
  }

  #group(open: string, close: string): Formula {
    this.#expect(open);
    const of = this.formula();
    this.#expect(close);
    return of;
  }

  #atom(): Formula {
    const next = this.#next;
    this.#at++;
    if (next?.kind === 'number') return number(next.text);
    if (next?.kind === 'letter' || next?.kind === 'name') {
      let primes = 0;
      while (this.#take("'") !== undefined) primes++;
      return { kind: 'letter', letter: next.text, primes };
    }
    if (next?.text === '∞') return { kind: 'infinity' };
    if (next?.text === '…') return { kind: 'ellipsis' };
    throw new NoFormula();
  }

  #operand(): Formula {
    const next = this.#next;
    if (next?.kind === 'raised') {
      this.#at++;
      this.#expect('√');
      return { kind: 'root', degree: this.#small(next.text), of: this.#factor() };
    }
    if (this.#take('√') !== undefined)
      return { kind: 'root', degree: number('2'), of: this.#factor() };
    if (this.#isSign('(')) return this.#group('(', ')');
    if (this.#isSign('[')) return this.#group('[', ']');
    if (this.#isSign('|')) return { kind: 'absolute', of: this.#group('|', '|') };
    const sign = this.#take(...wholes);
    if (sign !== undefined) return this.#whole(sign);
    if (next?.kind === 'name') return this.#named(next.text);
    const following = this.#tokens[this.#at + 1];
    if (next?.text === 'C' && following?.text === '(') return this.#choice();
    const atom = this.#atom();
    if (atom.kind !== 'letter' || !functions.test(atom.letter) || !this.#isSign('(')) return atom;
    return { kind: 'call', name: atom.letter, primes: atom.primes, of: this.#list() };
  }

  #list(): Formula[] {
    this.#expect('(');
    const all = [this.formula()];
    while (this.#take(',') !== undefined) all.push(this.formula());
    this.#expect(')');
    return all;
  }

  #choice(): Formula {
    this.#at++;
    const [all, some, ...more] = this.#list();
    if (all === undefined || some === undefined || more.length > 0) throw new NoFormula();
    return { kind: 'choice', all, some };
  }

  #named(name: string): Formula {
    this.#at++;
    if (name === 'lim') {
      this.#take('_');
      const at = this.#isSign('(') ? this.#group('(', ')') : this.#sum();
      return { kind: 'limit', at, of: this.#product() };
    }
    const power = this.#script('raised', '^');
    const isBase = name === 'log' && this.#next?.kind === 'number' && this.#isAtName();
    const base = isBase ? this.#atom() : this.#script('lowered', '_');
    const of = this.#isSign('(') ? this.#list() : [this.#factors()];
    return { kind: 'call', name, primes: 0, base, power, of };
  }

  /** Whether a number stands at a name, as the base of a logarithm does: log2 x. */
  #isAtName(): boolean {
    const [before, number, behind] = this.#tokens.slice(this.#at - 1, this.#at + 2);
    return before?.end === number?.start && behind !== undefined && /[\p{L}(]/u.test(behind.text);
  }

  /** Whether ends stand in the brackets, ∑(i=1…n), and not what is summed, ∫(2x+1)dx. */
  #hasEnds(): boolean {
    const inner = this.#tokens.slice(this.#at);
    const close = inner.findIndex(({ text }) => text === ')');
    return inner.slice(0, close).some(({ text }) => text === '…' || relations.includes(text));
  }

  /** A sum with its ends: ∑(i=1…n), ∫₀¹, ∑_(i=1)^n. */
  #whole(sign: string): Formula {
    let from: Formula | undefined;
    let to: Formula | undefined;
    if (this.#isSign('(') && this.#hasEnds()) {
      this.#at++;
      this.#isBetweenEnds = true;
      from = this.formula();
      this.#isBetweenEnds = false;
      if (this.#take('…') !== undefined) to = this.#sum();
      this.#expect(')');
    } else {
      // Lowered digits are usual ones when rules see a text.
      const [start, end] = [this.#next, this.#tokens[this.#at + 1]];
      if (start?.kind === 'number' && end?.kind === 'raised' && start.end === end.start)
        from = this.#atom();
      else from = this.#script('lowered', '_');
      to = this.#script('raised', '^');
    }
    return { kind: 'whole', sign, from, to, of: this.#product() };
  }
}

/** Returns the formula of pieces, and how many of them it has; null if they are none. */
export function parseFormula(tokens: readonly Token[]): { formula: Formula; count: number } | null {
  const parser = new Parser(tokens);
  try {
    const formula = parser.formula();
    return { formula, count: parser.count };
  } catch (error) {
    if (error instanceof NoFormula) return null;
    throw error;
  }
}
