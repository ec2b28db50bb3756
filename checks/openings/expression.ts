// What a place has to look like for an expression to match from there.
import {
  all,
  allBut,
  type Characters,
  digits,
  end,
  letters,
  ofClass,
  one,
  space,
} from './characters.ts';
import { type After, always, any, type Facts, nothing } from './facts.ts';

/** So many characters of a run are counted; the last stands for more. */
const mostSizes = 9;

type Node =
  | { readonly type: 'nothing' }
  | { readonly type: 'one'; readonly set: Characters }
  | { readonly type: 'row' | 'choice'; readonly parts: readonly Node[] }
  | { readonly type: 'repeat'; readonly part: Node; readonly least: number; readonly most: number }
  | { readonly type: 'ahead'; readonly part: Node }
  | { readonly type: 'behind'; readonly part: Node; readonly isRefused: boolean };

const group = /\((?:\?:|\?=|\?!|\?<=|\?<!|\?<[A-Za-z]\w*>)?/y;
const escaped = /\\(?:u\{[^}]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]+\}|k<\w+>|.)/isuy;
const bracketed = /\[\^?(?:\\.|[^\]\\])*\]/suy;
const repeated = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;

/** An expression; `isCut` if it sees only the beginning of the text, behind which nothing is refused. */
export interface Sought {
  readonly source: string;
  readonly flags: string;
  readonly isCut?: boolean;
}

/** The characters that a node matches by themselves. */
function singleCharacters(node: Node): Characters {
  if (node.type === 'one') return node.set;
  if (node.type === 'choice')
    return node.parts.reduce((sum, part) => sum | singleCharacters(part), 0n);
  const [only] = node.type === 'row' && node.parts.length === 1 ? node.parts : [];
  return only ? singleCharacters(only) : 0n;
}

/** Reads what the rules use of the syntax. */
class Parser {
  #at = 0;
  readonly #source: string;
  readonly #flags: string;
  readonly #isCut: boolean;

  constructor({ source, flags, isCut = false }: Sought) {
    this.#source = source;
    this.#flags = flags;
    this.#isCut = isCut;
  }

  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #class(source: string): Node {
    return { type: 'one', set: ofClass(source, this.#flags) };
  }

  choice(): Node {
    const parts = [this.#row()];
    while (this.#source.charAt(this.#at) === '|') {
      this.#at++;
      parts.push(this.#row());
    }
    return { type: 'choice', parts };
  }

  #row(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at)))
      parts.push(this.#repeat(this.#atom()));
    return { type: 'row', parts };
  }

  #repeat(part: Node): Node {
    const found = this.#take(repeated);
    if (!found) return part;
    const [, sign, least = '', comma, most] = found;
    if (sign)
      return {
        type: 'repeat',
        part,
        least: sign === '+' ? 1 : 0,
        most: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
      };
    const limit = comma ? Number(most || Number.POSITIVE_INFINITY) : Number(least);
    return { type: 'repeat', part, least: Number(least), most: limit };
  }

  #atom(): Node {
    const opened = this.#take(group)?.[0];
    if (opened) {
      const part = this.choice();
      this.#at++;
      if (opened === '(?=') return { type: 'ahead', part };
      if (opened === '(?!')
        return this.#isCut
          ? { type: 'nothing' }
          : { type: 'ahead', part: { type: 'one', set: allBut(singleCharacters(part)) } };
      if (opened.startsWith('(?<=') || opened.startsWith('(?<!'))
        return { type: 'behind', part, isRefused: opened.endsWith('!') };
      return part;
    }
    const named = this.#take(bracketed)?.[0];
    if (named) return this.#class(named);
    const sign = this.#take(escaped)?.[0];
    if (sign && /^\\b$/i.test(sign)) return { type: 'nothing' };
    // What stood before, again: anything.
    if (sign && /^\\(?:[1-9]|k<)/.test(sign))
      return {
        type: 'repeat',
        part: { type: 'one', set: all & ~end },
        least: 0,
        most: Number.POSITIVE_INFINITY,
      };
    if (sign) return this.#class(sign);
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    this.#at += character.length;
    // What is cut ends elsewhere.
    if (character === '$' && !this.#isCut && !this.#flags.includes('m'))
      return { type: 'one', set: end };
    if (/[$^]/.test(character)) return { type: 'nothing' };
    return this.#class(character.replace(/[/{}]/, '\\$&'));
  }
}

/** An automaton: where each state goes with no character and with some. */
class Automaton {
  readonly #free: number[][] = [];
  readonly #steps: (readonly [set: Characters, to: number])[][] = [];
  readonly start = this.#state();
  readonly matched: number;

  constructor(node: Node) {
    this.matched = this.#add(node, this.start, true);
  }

  #state(): number {
    this.#free.push([]);
    this.#steps.push([]);
    return this.#free.length - 1;
  }

  #link(from: number, to: number): void {
    this.#free[from]?.push(to);
  }

  /** Adds what a node matches behind a state, and returns the state after it. */
  #add(node: Node, from: number, isLast: boolean): number {
    switch (node.type) {
      case 'one': {
        const to = this.#state();
        this.#steps[from]?.push([node.set, to]);
        return to;
      }
      case 'row':
        return node.parts.reduce(
          (at, part, index) => this.#add(part, at, isLast && index === node.parts.length - 1),
          from,
        );
      case 'choice': {
        const to = this.#state();
        for (const part of node.parts) {
          const begin = this.#state();
          this.#link(from, begin);
          this.#link(this.#add(part, begin, isLast), to);
        }
        return to;
      }
      case 'repeat':
        return this.#addRepeat(node, from);
      case 'ahead':
        // What has to follow within an expression is matched by the rest as well.
        return isLast ? this.#add(node.part, from, true) : from;
      default:
        return from;
    }
  }

  #addRepeat({ part, least, most }: Node & { type: 'repeat' }, from: number): number {
    // Characters are counted, and more than can be told apart make no difference.
    const mostCounted = part.type === 'one' ? mostSizes + 1 : 4;
    let at = from;
    for (let count = 0; count < Math.min(least, mostCounted); count++)
      at = this.#add(part, at, false);
    if (most === least && least <= mostCounted) return at;
    const to = this.#state();
    this.#link(at, to);
    const isCounted = most === 1 || (part.type === 'one' && most <= mostCounted);
    for (let count = least; count < (isCounted ? most : least + 1); count++) {
      const after = this.#add(part, at, false);
      this.#link(after, to);
      if (!isCounted) this.#link(to, at);
      at = after;
    }
    return to;
  }

  /** The states that can be reached from some without a character. */
  reached(states: Iterable<number>): Set<number> {
    const found = new Set(states);
    for (const state of found) for (const to of this.#free[state] ?? []) found.add(to);
    return found;
  }

  step(states: Iterable<number>, set: Characters): Set<number> {
    const steps = [...states].flatMap((state) => this.#steps[state] ?? []);
    return this.reached(steps.flatMap(([on, to]) => (on & set ? [to] : [])));
  }

  next(states: Iterable<number>): Characters {
    const steps = [...states].flatMap((state) => this.#steps[state] ?? []);
    return steps.reduce((sum, [on]) => sum | on, 0n);
  }

  /** What can come after characters of a set: one, or a run of any number. */
  after(start: Set<number>, set: Characters, isRun: boolean): After {
    let states = start;
    const first = this.step(start, set);
    const second = first.has(this.matched) ? all : this.next(first);
    let found = { ...nothing, second };
    for (let count = 1; count <= (isRun ? mostSizes : 1); count++) {
      const isOver = states.has(this.matched) && count > 1;
      states = this.step(states, set);
      // What matched a part of the run matches whatever goes on with it.
      if (isOver) states.add(this.matched);
      for (let known = 0; count === mostSizes && known !== states.size; ) {
        known = states.size;
        states = new Set([...states, ...this.step(states, set)]);
      }
      const { next, spaced } = this.#following(states, isRun ? set : 0n);
      if (next === 0n) continue;
      const size = isRun ? one(String(count)) : all;
      found = {
        second,
        next: found.next | next,
        spaced: found.spaced | spaced,
        size: found.size | size,
      };
    }
    return found;
  }

  #following(states: Set<number>, run: Characters): Pick<After, 'next' | 'spaced'> {
    if (states.has(this.matched)) return any;
    const behindSpace = this.step(states, space);
    const spaced = behindSpace.has(this.matched) ? all : this.next(behindSpace);
    return { next: this.next(states) & ~run, spaced };
  }
}

/** What a look behind at the beginning says, if it is one character. */
function behindOf(node: Node): Characters {
  const [only] = node.type === 'choice' && node.parts.length === 1 ? node.parts : [];
  const first = only?.type === 'row' ? only.parts[0] : undefined;
  if (first?.type !== 'behind') return all;
  const look =
    first.part.type === 'choice' && first.part.parts.length === 1 ? first.part.parts[0] : undefined;
  const character = look?.type === 'row' && look.parts.length === 1 ? look.parts[0] : undefined;
  if (character?.type !== 'one') return all;
  return first.isRefused ? allBut(character.set) : character.set;
}

const known = new Map<string, Facts>();

/** Returns what is known of a place where an expression matches. */
export function ofExpression(expression: Sought): Facts {
  const { source, flags, isCut } = expression;
  const key = `${flags}/${isCut ? '^' : ''}${source}`;
  const found = known.get(key);
  if (found) return found;
  const node = new Parser(expression).choice();
  const automaton = new Automaton(node);
  const start = automaton.reached([automaton.start]);
  const behind = behindOf(node);
  const first = automaton.next(start);
  const facts = start.has(automaton.matched)
    ? { ...always, behind }
    : {
        behind,
        first,
        digits: automaton.after(start, digits, true),
        letters: automaton.after(start, letters, true),
        sign: automaton.after(start, first & ~digits & ~letters, false),
      };
  known.set(key, facts);
  return facts;
}
