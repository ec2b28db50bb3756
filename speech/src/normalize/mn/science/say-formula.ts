import { type Formula, isNumber, isShort, isSum } from '../../formula/tree.ts';
import { inflect } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };
import { decimalWords, Numeral } from '../numbers/cardinal.ts';
import { nameOf } from './equations.ts';

const signs: Readonly<Record<string, string>> = lists.formulaSigns;
const wholes: Readonly<Record<string, string>> = lists.formulaWholes;
const functions: Readonly<Record<string, string>> = lists.functions;

function numeralOf(digits: string): Numeral {
  const [whole = '', fraction] = digits.split('.');
  return new Numeral(fraction === undefined ? whole : decimalWords(whole, fraction));
}

/** A name of several letters is left to those who read words. */
function sayLetter(letter: string, primes: number): string {
  const name = letter.length > 1 ? letter : letter === 'd' ? 'дэ' : nameOf(letter);
  return [name, ...['', 'штрих', 'хоёр штрих'].slice(primes, primes + 1)].join(' ').trim();
}

/** What is done to more than one thing is said of all of it. */
const reaching = (of: Formula): string => (isShort(of) ? say(of) : `${say(of)}, бүгд`);
const grouped = (of: Formula): string => (isShort(of) ? say(of) : `хаалтад ${say(of)},`);

/** Says the degree of a power or a root, before its name: дөрвөн зэрэг. */
const before = (of: Formula): string =>
  of.kind === 'number' ? numeralOf(of.digits).attributive() : say(of);

/** Says a power of what is said already: of one thing, or of all that was said. */
function sayPower(said: string, isOne: boolean, to: Formula): string {
  if (isNumber(to, '2')) return `${said} квадрат`;
  if (isNumber(to, '3')) return `${said} куб`;
  const base = isOne ? inflect(said, 'ийн') : said;
  return `${base}${isShort(to) ? '' : ','} ${before(to)} зэрэг`;
}

function sayRoot(degree: Formula, of: Formula): string {
  if (isNumber(degree, '2')) return `язгуур ${grouped(of)}`;
  const name = isNumber(degree, '3') ? 'куб' : `${before(degree)} зэргийн`;
  return `${name} язгуур ${grouped(of)}`;
}

const isOrder = (of: Formula): of is Formula & { kind: 'operation' } =>
  of.kind === 'operation' && ['<', '>', '≤', '≥'].includes(of.sign);
/** Within a chain the signs are said in their order: тэг бага икс бага нэг. */
const inOrder = (of: Formula): string =>
  isOrder(of) ? `${inOrder(of.left)} ${signs[of.sign]} ${say(of.right)}` : say(of);

function sayOperation(sign: string, left: Formula, right: Formula): string {
  if (isOrder(left)) return `${inOrder(left)} ${signs[sign] ?? sign} ${say(right)}`;
  if (sign === '/' || sign === '÷')
    return `${say(left)}${isShort(left) ? '' : ','} хуваах ${grouped(right)}`;
  if (sign === '<' || sign === '>')
    return `${say(left)} ${inflect(say(right), 'аас')} ${signs[sign]}`;
  const factor = (of: Formula) => (isSum(of) ? `хаалтад ${say(of)},` : say(of));
  if (sign === '-') return `${say(left)} хасах ${factor(right)}`;
  if (sign !== '') return `${say(left)} ${signs[sign] ?? sign} ${say(right)}`;
  const hasSum = isSum(left) || isSum(right);
  return `${factor(left)} ${hasSum ? 'үржих ' : ''}${factor(right)}`;
}

/** The first of numbers from one to another: нэгээс эн хүртэлх. */
function sayEnds(from: Formula | undefined, to: Formula | undefined): string {
  if (from === undefined) return '';
  if (to === undefined) return `${say(from)} `;
  const start =
    from.kind === 'operation' && from.sign === '='
      ? `${say(from.left)} нь ${inflect(say(from.right), 'аас')}`
      : inflect(say(from), 'аас');
  return `${start} ${say(to)} хүртэлх `;
}

/** Says a formula as it is read aloud: `(x-c)/v` is "икс хасах си, хуваах ви". */
export function say(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return numeralOf(formula.digits).bare();
    case 'letter':
      return sayLetter(formula.letter, formula.primes);
    case 'infinity':
      return 'хязгааргүй';
    case 'ellipsis':
      return 'гэх мэт';
    case 'index':
      return `${say(formula.of)} ${say(formula.below)}`;
    case 'power':
      return sayPower(reaching(formula.of), isShort(formula.of), formula.to);
    case 'root':
      return sayRoot(formula.degree, formula.of);
    case 'factorial':
      return `${reaching(formula.of)} факториал`;
    case 'absolute':
      return `модуль ${say(formula.of)}`;
    case 'minus':
      return `хасах ${say(formula.of)}`;
    case 'operation':
      return sayOperation(formula.sign, formula.left, formula.right);
    case 'choice':
      return `${inflect(say(formula.all), 'ээс')} ${inflect(say(formula.some), 'аар')} авсан хэсэглэл`;
    case 'limit': {
      const { at, of } = formula;
      const isTo = at.kind === 'operation' && at.sign === '→';
      const when = isTo ? `${say(at.left)} ${inflect(say(at.right), 'руу')} тэмүүлэхэд` : say(at);
      return `лимит, ${when}, ${say(of)}`;
    }
    case 'whole': {
      const { sign, from, to, of } = formula;
      return `${sayEnds(from, to)}${wholes[sign] ?? 'нийлбэр'}${from === undefined ? '' : ','} ${say(of)}`;
    }
    case 'call': {
      const { name, primes, base, power, of } = formula;
      const named = functions[name] ?? sayLetter(name, primes);
      const lead = [
        base && `${before(base)} суурьтай`,
        power ? sayPower(named, true, power) : named,
      ];
      return [...lead, `${of.map(say).join(', ')}${of.every(isShort) ? '' : ','}`]
        .filter(Boolean)
        .join(' ');
    }
  }
}
