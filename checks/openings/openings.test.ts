import { expect, test } from 'vitest';
import { RuleReader } from './answers.ts';
import { ofClass, written } from './characters.ts';
import { ofExpression } from './expression.ts';
import { always, type Facts } from './facts.ts';
import { declarationsIn } from './modules.ts';

test('a word of six letters is longer than one of five', () => {
  const sizeOf = ({ letters }: Facts) => written(letters.size & ofClass('[1-9]', ''));
  expect(sizeOf(ofExpression(/[a-z]{1,5}(?!\p{L})/uy))).toBe('1-5');
  expect(sizeOf(ofExpression(/[A-Z]\.?[a-z]{2}(?!\p{L})/uy))).toBe('13');
  expect(sizeOf(ofExpression(/[a-z]{2,3}(?=\t|$)/uy))).toBe('23');
  expect(sizeOf(ofExpression(/(?:[a-z]{2}){1,3}(?!\p{L})/uy))).toBe('24689');
});

const digitsOf = ({ digits }: Facts) => [written(digits.next), written(digits.spaced)];

test('reads from an expression what comes after its first figure', () => {
  expect(digitsOf(ofExpression(/(\d{1,3}) ?h(?:rs?)?\d/y))).toEqual([' h', 'h']);
  expect(digitsOf(ofExpression(/\d+(?:[-–]\d+)?(?!\d)/y))).toEqual(['^0-9', undefined]);
  expect(written(ofExpression(/(?<![.\d])(?:U-?|v)\d/y).first)).toBe('Uv');
  expect(written(ofExpression(/(?<![.\d])(?:U-?|v)\d/y).behind)).toBe('^.0-9');
});

/** Reads a function `rule` with others beside it. */
function factsOf(text: string, values = {}): Facts | undefined {
  const declared = declarationsIn('rules.ts', text);
  const reader = new RuleReader(new Map([['rules.ts', { ...declared, values }]]));
  return reader.ofRule('rules.ts', 'rule')?.facts;
}

test('follows the conditions of a rule to what it returns', () => {
  const facts = factsOf(`
    export function rule({ text, at }: Scan): Draft | undefined {
      const last = text.charAt(at - 1);
      if (/[\\d.]/.test(last)) return undefined;
      const found = match(/(\\d) h/y, text, at) ?? other({ text, at });
      if (!found?.[1] || found[1] === '7') return undefined;
      return draft(at + 1, 'unit', 'hours');
    }
    const other = ({ text, at }: Scan) => text.charAt(at) === '#' ? match(/#\\d/y, text, at) : null;
  `);
  expect(facts && written(facts.behind)).toBe('^.0-9');
  expect(facts && written(facts.first)).toBe('#0-9');
  expect(facts && digitsOf(facts)).toEqual([' ', 'h']);
});

test('a table that is asked for the first character tells which it may be', () => {
  const read = (body: string) =>
    factsOf(`export function rule({ text, at }: Scan) { ${body} }`, {
      names: { '*': 'star', '#': 'hash' },
    });
  const sure = read(
    'const sign = text.charAt(at); return Object.hasOwn(names, sign) ? said : undefined;',
  );
  expect(sure && written(sure.first)).toBe('#*');
  const other = read('if (Object.hasOwn(names, text.charAt(at))) return undefined; return said;');
  expect(other && written(other.first)).toBe('^#*');
  const found = read('return names[text.charAt(at)];');
  expect(found && written(found.first)).toBe('#*');
});

test.each([
  [
    'an expression of another place',
    'const found = match(/x/y, text, at + 1); return found && said;',
  ],
  ['what a variable is now', 'let found = match(/x/y, text, at); found = said; return found;'],
  [
    'a name that hides another',
    'const f = (at: number) => match(/x/y, text, at); return f(at - 1);',
  ],
  ['an answer behind a loop', 'for (const one of text) if (one === "x") break; return said;'],
])('allows everything for what it does not follow: %s', (_, body) => {
  expect(factsOf(`export function rule({ text, at }: Scan) { ${body} }`)).toEqual(always);
});
