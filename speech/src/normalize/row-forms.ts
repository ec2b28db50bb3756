// What the rows of both languages' figures.json have in common: README.md has the notation.
import type { TokenKind } from '@duu/contract/token';
import type { Rule } from './draft.ts';

/** A row of a `figures.json`. */
export type Row = readonly string[];

/** Returns the kind and the marks of a row. A test holds that each kind is one of a token. */
export function kindAndMarks([, , cell = '']: Row): readonly [TokenKind, marks: string] {
  const [kind = '', marks = ''] = cell.split(' ');
  return [(kind || 'number') as TokenKind, marks];
}

/** Gives a rule the name of its table and row, which an explanation tells. */
export const withName = (rule: Rule, name: string): Rule =>
  Object.defineProperty(rule, 'name', { value: name });

/** Slots of figures, classes of characters, and single ones. */
const part = /\{[^}]+\}|\[(?:\\.|[^\]\\])+\]|[\s\S]/gu;
const signs: Readonly<Record<string, string>> = { '#': '\\d', '-': '[-\\u2013]', '(': '(?:' };

/**
 * Returns what makes the source of an expression of a form.
 * @param slotOf what a slot or a sign stands for in a language, if it is one of its own
 */
export function expander(slotOf: (piece: string) => string | undefined): (form: string) => string {
  const sourceOf = (piece: string): string => {
    const known = slotOf(piece) ?? signs[piece];
    if (known) return known;
    if (/^(?:[)|?]$|\[)/.test(piece)) return piece;
    const [, again, least, most] = /^\{(=?)(\d+)(?:-(\d+))?\}$/.exec(piece) ?? [];
    if (again) return `\\${least}`;
    if (least) return `(\\d{${least}${most ? `,${most}` : ''}})`;
    const inner = /^\{(.+)\}$/s.exec(piece)?.[1];
    return inner ? `(${expand(inner)})` : piece.replace(/[\\^$.*+/{}\]]/, '\\$&');
  };
  const expand = (form: string): string => (form.match(part) ?? []).map(sourceOf).join('');
  return expand;
}
