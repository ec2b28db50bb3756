import { expect, test } from 'vitest';
import { match } from '../draft.ts';
import type { StoppedForm } from './advert-words.ts';
import { stoppedForms } from './adverts.ts';
import { FormIndex } from './form-index.ts';

/** More texts than this of one expression are not compared. */
const most = 3000;

/**
 * Returns the texts that an expression of letters, groups, small classes and `?` matches; undefined if it has more than
 * these or too many texts. What it excludes with `(?!…)` is ignored.
 */
function textsOf(source: string): string[] | undefined {
  let at = 0;
  const atom = (): string[] | undefined => {
    const sign = source.charAt(at);
    if (source.startsWith('(?:', at)) {
      at += 3;
      const inner = choices();
      at++;
      return inner;
    }
    if (sign === '[') {
      const inner = source.slice(at + 1, source.indexOf(']', at));
      at += inner.length + 2;
      return /^\^|\\|\w-\w/.test(inner) ? undefined : [...inner];
    }
    if (/[(.^$*+{]/.test(sign) || /^\\\w/.test(source.slice(at, at + 2))) return undefined;
    if (sign === '\\') at++;
    return [source.charAt(at++)];
  };
  const choices = (): string[] | undefined => {
    const all: string[] = [];
    let texts = [''];
    while (at < source.length && source.charAt(at) !== ')') {
      const excluded = /^\(\?!(?:[^()\\]|\\.)*\)/.exec(source.slice(at))?.[0];
      if (excluded) {
        at += excluded.length;
        continue;
      }
      if (source.charAt(at) === '|') {
        all.push(...texts);
        texts = [''];
        at++;
        continue;
      }
      const next = atom();
      const repeat = source.charAt(at);
      if (!next || /[*+{]/.test(repeat) || texts.length * next.length > most) return undefined;
      if (repeat === '?') {
        at++;
        next.push('');
      }
      texts = texts.flatMap((text) => next.map((more) => text + more));
    }
    return [...all, ...texts];
  };
  return choices();
}

const isAnything = (expression: RegExp | undefined): boolean =>
  expression === undefined || /^[$^]?$/.test(expression.source);
const covers = (one: RegExp | undefined, other: RegExp | undefined): boolean =>
  isAnything(one) || (other !== undefined && String(one) === String(other));

/** Whether a row reads a form in each place where another row would. */
function takes([shape, , before, after]: StoppedForm, form: string, other: StoppedForm): boolean {
  // Without `before` a row does not read what is glued to a digit.
  if (before === undefined && other[2] !== undefined) return false;
  if (!covers(before, other[2]) || !covers(after, other[3])) return false;
  const found = match(shape, `${form} `, 0)?.[0];
  if (!found || /[\p{L}']/u.test(form.charAt(found.length))) return false;
  // A row that leaves the full stop sees another text behind it.
  return found.length === form.length || isAnything(after);
}

test('no row of the short forms is unreachable behind another', () => {
  const index = new FormIndex(stoppedForms);
  const dead = stoppedForms.filter((row) =>
    textsOf(row[0].source)?.every((form) => {
      const first = index.at(`${form} `, 0).find((one) => one === row || takes(one, form, row));
      return first !== row;
    }),
  );
  expect(dead.map(([shape, said]) => `${shape} ${said}`)).toEqual([]);
});
