import { type Formula, isNumber, isShort, isSimple, isSum } from '../../formula/tree.ts';
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

/** Says an exponent, behind what is raised. */
function sayExponent(to: Formula): string {
  if (isNumber(to, '2')) return 'squared';
  if (isNumber(to, '3')) return 'cubed';
  return isSimple(to)
    ? `to the ${sayTo(to)}`
    : `to the power of ${say(to)}${isShort(to) ? '' : ','}`;
}

const sayTo = (to: Formula): string =>
  to.kind === 'number' && !to.digits.includes('.') ? ordinal(to.digits) : say(to);

function sayRoot(degree: Formula, of: Formula): string {
  const name = isNumber(degree, '2') ? 'square' : isNumber(degree, '3') ? 'cube' : sayTo(degree);
  return `the ${name} root of ${say(of)}${isShort(of) ? '' : ','}`;
}

function sayOperation(sign: string, left: Formula, right: Formula): string {
  if (sign === '/' || sign === '÷') {
    return `${say(left)}${isShort(left) ? '' : ', all'} over ${reaching(right)}`;
  }
  const factor = (of: Formula) => (isSum(of) ? `the quantity ${say(of)},` : say(of));
  if (sign !== '')
    return `${say(left)} ${signs[sign] ?? sign} ${sign === '-' ? factor(right) : say(right)}`;
  return `${factor(left)} ${isSum(left) || isSum(right) ? 'times ' : ''}${factor(right)}`;
}

function sayEnds(from: Formula | undefined, to: Formula | undefined): string {
  if (from === undefined) return '';
  if (to === undefined) return ` over ${say(from)}`;
  const isNamed = from.kind === 'operation' && from.sign === '=';
  const start = isNamed ? `for ${say(from.left)} from ${say(from.right)}` : `from ${say(from)}`;
  return ` ${start} to ${say(to)}`;
}

function sayCall({ name, primes, base, power, of }: Formula & { kind: 'call' }): string {
  const named = functions[name] ?? sayLetter(name, primes);
  const lead = [named, power && sayExponent(power), base && `base ${say(base)}`]
    .filter(Boolean)
    .join(' ');
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
      return `${reaching(formula.of)} ${sayExponent(formula.to)}`;
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
