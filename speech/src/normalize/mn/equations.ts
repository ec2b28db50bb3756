import { leftOf } from '../near.ts';
import { spell } from './letters.ts';

/** Letters of equations and axes, as said in mathematics. */
const unknowns: Readonly<Record<string, string>> = { x: 'икс', y: 'игрек', z: 'зет' };
const inSpace = /^(?:, ?[XYZ]| ба [XYZ])* (?:тэнхлэг|хромосом|туяа|координат)/;

/** Functions before what they are of: sin 30°, log x. */
const functions: Readonly<Record<string, string>> = {
  ...{ sin: 'синус', cos: 'косинус', tg: 'тангенс', ctg: 'котангенс', tan: 'тангенс' },
  ...{ log: 'логарифм', lg: 'логарифм', ln: 'натурал логарифм', lim: 'лимит' },
};
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

/** What Latin letters mean in mathematics: a function, a product, an unknown or an axis. */
export function inEquation(
  text: string,
  start: number,
  end: number,
): { spoken: string; isLetters: boolean } | undefined {
  const written = text.slice(start, end);
  const named = functions[written];
  if (named && argument.test(text.slice(end, end + 4))) return { spoken: named, isLetters: false };
  if (isProduct(text, start, end)) {
    const letters = [...written].map((letter) => unknowns[letter] ?? spell(letter));
    return { spoken: letters.join(' '), isLetters: true };
  }
  const isAxis = inSpace.test(text.slice(end, end + 12));
  const spoken = unknowns[isAxis ? written.toLowerCase() : written];
  return spoken === undefined ? undefined : { spoken, isLetters: true };
}
