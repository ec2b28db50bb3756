import { match } from '../../draft.ts';
import { leftOf, lineBehind, near } from '../../near.ts';
import { inflect } from '../endings/suffix.ts';
import { spell } from '../latin/letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { Numeral } from '../numbers/cardinal.ts';

/** Whether an equals sign stands before or behind a place. */
export const isBesideEquals = (text: string, at: number, end: number): boolean =>
  /^ ?=|= ?$/.test(`${text.slice(end, end + 2)}|${leftOf(text, at, 2)}`);

/** Letters of equations and axes, as said in mathematics. */
const unknowns: Readonly<Record<string, string>> = {
  ...{ x: 'икс', y: 'игрек', z: 'зет', dx: 'дэ икс', dy: 'дэ игрек', dt: 'дэ тэ' },
};
const inSpace = /^(?:, ?[XYZ]| ба [XYZ])* (?:тэнхлэг|хромосом|туяа|координат)/;

/** Functions before what they are of: sin 30°, log x. */
const functions: Readonly<Record<string, string>> = lists.functions;
const argument = /^[²³]? ?(?:\d|\(|√|[a-zα-ω](?!\p{L}))/u;

/** D = b² - 4ac: letters behind a factor, in an equation. */
function isTerm(text: string, start: number): boolean {
  return (
    /[-+\u2212\u2013=(] ?\d{1,3}$/.test(leftOf(text, start, 5)) && /=/.test(leftOf(text, start, 20))
  );
}

/** F = ma: two or three letters beside an equals sign are multiplied. */
function isProduct(text: string, start: number, end: number): boolean {
  const size = end - start;
  return (
    size > 1 &&
    size < 4 &&
    (isTerm(text, start) ||
      /[A-Za-z\d²³] ?= ?$/.test(leftOf(text, start, 4)) ||
      /^ ?= ?[-\d]/.test(text.slice(end, end + 4)))
  );
}

export const nameOf = (letter: string): string => unknowns[letter] ?? spell(letter);
/** log2 x, log2(x): the digits behind it are its base. */
const base = /(\d{1,2})(?= ?(?:\(|[a-z](?!\p{L}))| \d)/uy;
/** x→0, n → ∞. */
const limit = / ?→ ?([-+\u2212]?)(?:(\d{1,4})|∞|([a-z])(?!\p{L}))(?![\d.,]\d)/uy;
/** f'(x), y'' =. */
const derived = /^([A-Za-z])('{1,2})$/;

/** What Latin letters mean in mathematics: a function, a product, an unknown or an axis. */
export function inEquation(
  text: string,
  start: number,
  to: number,
): { spoken: string; isLetters: boolean; end: number } | undefined {
  const written = text.slice(start, to);
  const named = functions[written];
  const lower = written === 'log' ? match(base, text, to) : null;
  if (named && (lower ?? argument.test(text.slice(to, to + 4)))) {
    const lead = lower ? `${new Numeral(lower[1] ?? '').bare()} суурьтай ` : '';
    return { spoken: lead + named, isLetters: false, end: to + (lower?.[0].length ?? 0) };
  }
  const goal = written.length === 1 ? match(limit, text, to) : null;
  // x → y шилжилт is no limit.
  if (goal && !(goal[3] && !/lim|хязгаар|үед|тэмүүл/.test(near(text, start, 60)))) {
    const [whole, sign = '', digits = '', letter = ''] = goal;
    const lead = sign === '' ? '' : sign === '+' ? 'нэмэх ' : 'хасах ';
    const number = digits === '' ? 'хязгааргүй' : new Numeral(digits).bare();
    const said = `${lead}${letter === '' ? number : nameOf(letter)}`;
    const spoken = `${nameOf(written)} ${inflect(said, 'руу')} тэмүүлэхэд`;
    return { spoken, isLetters: true, end: to + whole.length };
  }
  const [, letter = '', primes = ''] = derived.exec(written) ?? [];
  if (letter !== '' && /^(?:\(| ?[=+-])/.test(text.slice(to, to + 2))) {
    const spoken = `${nameOf(letter)} ${primes.length > 1 ? 'хоёр ' : ''}штрих`;
    return { spoken, isLetters: true, end: to };
  }
  if (written.length === 1 && isFactorial(text, to))
    return { spoken: `${nameOf(written)} факториал`, isLetters: true, end: to + 1 };
  const said = unknown(text, start, to);
  return said === undefined ? undefined : { spoken: said, isLetters: true, end: to };
}

/** 5! = 120, (n!), 10!-ийг: the sign is a factorial. */
export const isFactorial = (text: string, at: number): boolean =>
  /^!(?:\)| ?[=+*×·/\u2212]| - [\da-z(]|-\p{Ll})/u.test(text.slice(at, at + 5));

function unknown(text: string, start: number, end: number): string | undefined {
  const written = text.slice(start, end);
  if (isProduct(text, start, end)) return [...written].map(nameOf).join(' ');
  const isAxis = inSpace.test(text.slice(end, end + 12));
  return unknowns[isAxis ? written.toLowerCase() : written];
}

const bars =
  /\|(?=[^|\n]{0,20}[A-Za-z\d)²³]\|)(?=[^|\n]*(?:[a-z]|[-+\u2212]\d))[-+\u2212(A-Za-z\dα-ω√][^|\n\p{Script=Cyrillic}]{0,20}\|/uy;

/** `|x − 3|`: whether a bar opens or closes a modulus; cells of a table have a bar at both ends of their line. */
export function modulusAt(text: string, at: number): 'open' | 'close' | undefined {
  const line = lineBehind(text, at, 80);
  const isOpen = line.split('|').length % 2 === 1;
  const from = isOpen ? at : at - line.length + line.lastIndexOf('|');
  const found = match(bars, text, from)?.[0];
  if (!found || (!isOpen && from + found.length !== at + 1)) return undefined;
  const [rest = ''] = text.slice(at, at + 80).split('\n', 1);
  if (/^\s*\|.*\|\s*$/.test(line + rest)) return undefined;
  return isOpen ? 'open' : 'close';
}
