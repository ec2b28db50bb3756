import { type Formula, isShort, isSimple } from '../../formula/tree.ts';
import lists from '../lists.json' with { type: 'json' };
import { cardinal, decimal, ordinal } from '../numbers/cardinal.ts';

const signs: Readonly<Record<string, string>> = lists.formulaSigns;
const wholes: Readonly<Record<string, string>> = lists.formulaWholes;
const functions: Readonly<Record<string, string>> = lists.formulaFunctions;
const greek: Readonly<Record<string, string>> = lists.greekNames;

function sayNumber(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  return fraction === undefined ? cardinal(whole) : decimal(whole, fraction);
}

/** In capitals letters that are words in small ones: a, and n between words. */
const sayLetter = (letter: string, primes: number): string =>
  [
    greek[letter] ?? (/^[an]$/.test(letter) ? letter.toUpperCase() : letter),
    ...['', 'prime', 'double prime'].slice(primes, primes + 1),
  ]
    .join(' ')
    .trim();

/** What is done to more than one thing is set apart, so that it is heard how far it reaches. */
const reaching = (of: Formula): string => (isShort(of) ? say(of) : `the quantity ${say(of)},`);

function sayPower(of: Formula, to: Formula): string {
  const base = reaching(of);
  if (to.kind === 'number' && to.digits === '2') return `${base} squared`;
  if (to.kind === 'number' && to.digits === '3') return `${base} cubed`;
  return isSimple(to)
    ? `${base} to the ${sayTo(to)}`
    : `${base} to the power of ${say(to)}${isShort(to) ? '' : ','}`;
}

const sayTo = (to: Formula): string =>
  to.kind === 'number' && !to.digits.includes('.') ? ordinal(to.digits) : say(to);

function sayRoot(degree: number | Formula, of: Formula): string {
  const name =
    degree === 2
      ? 'square'
      : typeof degree === 'object' && degree.kind === 'number' && degree.digits === '3'
        ? 'cube'
        : '';
  const which = name || (typeof degree === 'object' ? sayTo(degree) : String(degree));
  return `the ${which} root of ${say(of)}${isShort(of) ? '' : ','}`;
}

function sayOperation(sign: string, left: Formula, right: Formula): string {
  if (sign === '/' || sign === '÷') {
    const above = isShort(left) ? say(left) : `${say(left)}, all`;
    return `${above} over ${isShort(right) ? say(right) : `the quantity ${say(right)},`}`;
  }
  const isFactor = (of: Formula) => of.kind === 'operation' && ['-', '+', '±'].includes(of.sign);
  const factor = (of: Formula) => (isFactor(of) ? `the quantity ${say(of)},` : say(of));
  if (sign !== '')
    return `${say(left)} ${signs[sign] ?? sign} ${sign === '-' ? factor(right) : say(right)}`;
  return `${factor(left)} ${isFactor(left) || isFactor(right) ? 'times ' : ''}${factor(right)}`;
}

function sayEnds(from: Formula | undefined, to: Formula | undefined): string {
  if (from === undefined) return '';
  if (to === undefined) return ` over ${say(from)}`;
  const isNamed = from.kind === 'operation' && from.sign === '=';
  const start = isNamed ? `for ${say(from.left)} from ${say(from.right)}` : `from ${say(from)}`;
  return ` ${start} to ${say(to)}`;
}

function sayCall({ name, base, power, of }: Formula & { kind: 'call' }): string {
  const [, letter = name, primes = ''] = /^(\p{L})('*)$/u.exec(name) ?? [];
  const named = functions[name] ?? sayLetter(letter, primes.length);
  const raised =
    power === undefined ? '' : sayPower({ kind: 'letter', letter: '', primes: 0 }, power);
  const lead = [`${named}${raised}`, base && `base ${say(base)}`].filter(Boolean).join(' ');
  const areShort = of.every(isShort);
  const isPlain = Object.hasOwn(functions, name) && areShort && base === undefined;
  return `${lead} ${isPlain ? '' : 'of '}${of.map(say).join(', ')}${areShort ? '' : ','}`;
}

/** Says a formula as it is read aloud: `(x-c)/v` is "x minus c, all over v". */
export function say(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return sayNumber(formula.digits);
    case 'letter':
      return sayLetter(formula.letter, formula.primes);
    case 'infinity':
      return 'infinity';
    case 'ellipsis':
      return 'and so on';
    case 'index':
      return `${say(formula.of)} ${say(formula.below)}`;
    case 'power':
      return sayPower(formula.of, formula.to);
    case 'root':
      return sayRoot(formula.degree, formula.of);
    case 'factorial':
      return `${reaching(formula.of)} factorial`;
    case 'absolute':
      return `the absolute value of ${say(formula.of)}`;
    case 'minus':
      return `minus ${say(formula.of)}`;
    case 'operation':
      return sayOperation(formula.sign, formula.left, formula.right);
    case 'choice':
      return `${say(formula.all)} choose ${say(formula.some)}`;
    case 'limit':
      return `the limit as ${say(formula.at).replace(' to ', ' approaches ')} of ${say(formula.of)}`;
    case 'whole':
      return `the ${wholes[formula.sign] ?? 'sum'}${sayEnds(formula.from, formula.to)} of ${say(formula.of)}`;
    case 'call':
      return sayCall(formula);
  }
}
