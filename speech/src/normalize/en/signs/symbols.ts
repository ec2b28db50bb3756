import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineAround } from '../../near.ts';
import { powerOf } from '../../superscript.ts';
import { figures } from '../figures.ts';
import { countsCells, isCross, partsMeasures } from '../measures/crosses.ts';
import { inSum } from '../measures/factors.ts';
import { weightSign } from '../measures/weight-sign.ts';
import { currencyNames } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { greekNames, romanGreek } from '../words/greek.ts';
import { arrowKeys, comparisonAt, signs, sums } from './sign-words.ts';
import { slashSign } from './slash-signs.ts';

const minus = /[-\u2212–]/;

/** Whether a spaced dash has a number or a single letter on both sides, and a relation nearby. */
function inEquation(text: string, at: number): boolean {
  return (
    /(?:[\d)²³]|(?:^|[^\p{L}])[A-Za-z]) $/u.test(leftOf(text, at, 4)) &&
    /^ (?:[\d(]|[A-Za-z](?!\p{L}))/u.test(text.slice(at + 1, at + 4)) &&
    /[=<>≤≥]/.test(text.slice(Math.max(0, at - 25), at + 25))
  );
}

/** The argument of a function: f(x), g(-3). */
const ofBefore = /(?:^|[^\p{L}\p{N}])(?:[fgh]'{0,2}|P)$/u;
const ofWhat =
  /\((?:[A-C](?: ?[|∩∪] ?[A-C])?|[-\u2212]?\d{1,3}|[a-z]|[a-z] ?[-+\u2212] ?[\da-z])\)/y;
const ofEnd =
  /(?:^|[^\p{L}\p{N}])(?:[fgh]'{0,2}|P)\((?:[A-C](?: ?[|∩∪] ?[A-C])?|[-\u2212]?\d{1,3}|[a-z]|[a-z] ?[-+\u2212] ?[\da-z])$/u;

/** "was > 50", "p < 0.05 was": the verb is already there. */
function afterVerb(said: string, before: string, after: string): string {
  return /^[\d.,]{1,9}%? (?:is|are|was|were|indicate[sd]?|denotes?) /.test(after) ||
    (/[a-rt-z]s$/.test(before) &&
      !/^(?:this|has|does|lens|bias|plus|gas|bus|class)$/.test(before)) ||
    /^(?:is|are|was|were|be|been|being|of|with|for|at|to|use|using|keep|kept|if|any|all|on|in|only|when|needs?|requires?|not|and|or|from|stays?|above|below|took|takes|ios|android|python|node|version)$/.test(
      before,
    )
    ? said.replace(/^is /, '')
    : said;
}

const manyNumbers = /#[1-9]\d{0,2} ?[-\u2013] ?[1-9]\d{0,2}(?![\d-])/y;
/** The key of a telephone, or the number of something: serial #, the # of people. */
function loneHash(text: string, at: number): string | undefined {
  const behind = leftOf(text, at, 24);
  const after = text.slice(at + 1, at + 12);
  // Dial *DATA#.
  if (/\*[A-Z]{2,8}$/.test(behind)) return 'pound';
  if (
    /^ (?:key|sign|symbol|button)\b/.test(after) ||
    allows('@press-key', 'before', behind.toLowerCase())
  )
    return /^(?:\s|$|[.,;:!?)])/.test(after) ? 'pound' : undefined;
  if (allows('@sign-word-before', 'before', behind.toLowerCase()) && !/^s? of\b/.test(after))
    return undefined;
  return /\p{L}[\p{L}.]{0,14} $|[A-Za-z]{2}$/u.test(behind) &&
    /^(?:\s+\p{Ll}|\s*$|[.,;:!?)/])/u.test(after)
    ? 'number'
    : undefined;
}

const unit = 'met(?:re|er)|feet|foot|inch|inche|mile|yard|acre|lit(?:re|er)|unit|sinh|cosh|tanh';
const operator = '(?:[=+\u2212×÷*/]|(?<!\\p{L})(?:times|per|plus|minus|equals)(?!\\p{L}))';
/** A power of a figure, a unit or what is reckoned with; behind another word it is a note: Moss², the cells² divide. */
const squared = new RegExp(
  `(?<=[\\p{N})]|(?<!\\p{L})(?:\\p{L}{1,2}|\\p{Ll}{3}|\\p{L}*(?:${unit})s?)|${operator} ?\\p{L}{1,20})[²³]|` +
    `(?<=\\p{L})[²³](?= ?${operator})|(?<=(?<!\\p{L})\\p{Ll}{4,20})[²³](?! ?\\p{Ll})`,
  'uy',
);

const signsBeside = figures('signs');
const starSigns = figures('star-signs');
const arrowSigns = figures('arrow-signs');
const menuSigns = figures('menu-signs');
const lastSigns = figures('last-signs');
/** `#10-32 x ½`, the number and the thread of a screw; `50/=`, the shillings of East Africa. */
const hashes = figures('hashes');

/** Signs that are read: `&`, `#5`, `#tag`, sums, powers, Greek letters. */
export function symbolRule({ text, at, before }: Scan): Draft | undefined {
  const character = text.charAt(at);
  const sized = hashes({ text, at });
  if (sized) return sized;
  if (match(/(?:№|#) ?(?=\d)|#(?=[A-Z]{1,3}\d{1,4}-\d|[A-Z]{1,4}-\d{2})/y, text, at))
    return draft(
      at + (match(/(?:№|#) ?/y, text, at)?.[0].length ?? 1),
      'symbol',
      match(manyNumbers, text, at) && !/\bBlk|\bSingapore|\bS\(\d{6}/.test(lineAround(text, at, 60))
        ? 'numbers'
        : 'number',
    );
  const lone = character === '#' ? loneHash(text, at) : undefined;
  if (lone) return draft(at + 1, 'symbol', lone);
  const told = signsBeside({ text, at });
  if (told) return told;
  const weight = weightSign(text, at);
  if (weight) return weight;
  if (match(/#(?=[\p{L}_])/uy, text, at)) return draft(at + 1, 'symbol', 'hashtag');
  if (character === '×' && countsCells(text, at)) return draft(at + 1, 'dropped', '');
  if (character === '×' && partsMeasures(text, at)) return draft(at + 1, 'symbol', 'by');
  if (character === '×' && isCross(text, at)) return draft(at + 1, 'symbol', 'cross');
  if (match(/(?:&&|==)/y, text, at))
    return draft(
      at + (match(/={2,3}/y, text, at)?.[0].length ?? 2),
      'symbol',
      signs[character] ?? '',
    );
  const several = match(/(?:§{2,3}|¶{2,3}) ?/y, text, at);
  if (several) return draftOf(several, 'symbol', character === '§' ? 'sections' : 'paragraphs');
  const typed = comparisonAt(text, at);
  if (typed) return draft(at + 2, 'symbol', typed);
  // 25⁰ is typed for 25°.
  if (character === '⁰' && /(?<!\d|\^)(?!10$)\d{2,3}$/.test(leftOf(text, at, 4)))
    return draft(at + 1, 'symbol', 'degrees');
  const raised = match(/[\u00B2\u00B3\u00B9\u2070-\u209F]{1,40}/y, text, at);
  if (raised) {
    const said = match(squared, text, at) ? { '²': 'squared', '³': 'cubed' }[raised[0]] : undefined;
    const to = said ? undefined : powerOf(leftOf(text, at, 2), raised[0]);
    const asPower = to && `to the power of ${to.minus ? 'minus ' : ''}${cardinal(to.digits)}`;
    if (asPower) return draftOf(raised, 'symbol', asPower);
    return draftOf(raised, said ? 'symbol' : 'dropped', said ?? '', said !== undefined);
  }
  // x^2, 2n^3.
  const power = character === '^' ? match(/\^(-?)(\d{1,3})(?!\d)/y, text, at) : null;
  if (power?.[2] && /(?:[\d)]|(?:^|[^\p{L}])\p{L})$/u.test(leftOf(text, at, 2))) {
    const isSmall = power[1] === '' && /\p{L}/u.test(text.charAt(at - 1));
    const small = isSmall ? { 2: 'squared', 3: 'cubed' }[power[2]] : undefined;
    return draftOf(
      power,
      'symbol',
      small ?? `to the power of ${power[1] === '' ? '' : 'minus '}${cardinal(power[2])}`,
    );
  }
  const starred = starSigns({ text, at });
  if (starred) return starred;
  if (character === '/') return slashSign(text, at) ?? plainSign('/', at);
  // Use ▲ and ▼ to set.
  if (
    arrowKeys[character] &&
    allows('@uses-key', 'before', leftOf(text, at, 8).toLowerCase()) &&
    /^(?:[.,;)]| \p{Ll}|\s*$)/u.test(text.slice(at + 1, at + 4))
  )
    return draft(at + 1, 'symbol', arrowKeys[character]);
  const arrow = arrowSigns({ text, at });
  if (arrow) return arrow;
  // Ramen · $$; great food but £££.
  const dear = /^\s?$/.test(text.charAt(at - 1))
    ? match(/([$£€])\1{1,3}(?=\s*$|\s[·|]|[.,;)])/y, text, at)?.[0]
    : undefined;
  if (dear && (dear.length > 2 || /(?:[·|]|\bpay|\bspend) $/.test(leftOf(text, at, 6))))
    return draft(
      at + dear.length,
      'symbol',
      allows('@money-sign-before', 'before', leftOf(text, at, 6).toLowerCase())
        ? 'money'
        : dear.length > 2
          ? 'expensive'
          : 'moderately priced',
      false,
    );
  if (
    sums[character] &&
    inSum(text, at) &&
    (!/[-–]/.test(character) || /[=×÷+]/.test(text.slice(Math.max(0, at - 25), at + 25)))
  )
    return draft(at + 1, 'symbol', sums[character]);
  if (character === '*' && text.charAt(at + 1) !== '*' && /(?:^|\s)[AB]$/.test(leftOf(text, at, 2)))
    return draft(at + 1, 'symbol', 'star', false);
  // A- on the test; but A- and B-class.
  if (
    character === '-' &&
    /(?:^|[\s(,"“])[A-D]$/.test(leftOf(text, at, 2)) &&
    /^(?:$|[.,;:!?)"”]|\s(?!(?:and|or|to|,) ?\p{L}+-|$))/u.test(text.slice(at + 1, at + 12))
  )
    return draft(at + 1, 'symbol', 'minus');
  if (minus.test(character) && inEquation(text, at)) return draft(at + 1, 'symbol', 'minus');
  const menu = menuSigns({ text, at });
  if (menu) return menu;
  const of = character === '(' && ofBefore.test(leftOf(text, at, 4));
  if (of && match(ofWhat, text, at)) return draft(at + 1, 'symbol', 'of');
  if (character === ')' && ofEnd.test(leftOf(text, at, 12)))
    return draft(at + 1, 'punctuation', '');
  // FAIL src/cart.test.ts > adds GST.
  if (character === '>' && /\.(?:ts|tsx|js|jsx|mjs|py|rb|go|rs) $/.test(leftOf(text, at, 5)))
    return draft(at + 1, 'punctuation', ',');
  // tides > out.csv: into a file.
  if (
    character === '>' &&
    /^ ?[\w./~-]{1,40}\.(?:txt|csv|json|log|html|md|xml|yaml|out|tsv)\b/.test(
      text.slice(at + 1, at + 48),
    )
  )
    return draft(at + 1, 'symbol', 'into');
  if (
    /[<>]/.test(character) &&
    /[\p{L}\d)] $/u.test(leftOf(text, at, 2)) &&
    /^ [\p{L}\d(.\u2212\p{Sc}-]/u.test(text.slice(at + 1, at + 3))
  )
    return draft(
      at + 1,
      'symbol',
      afterVerb(sums[character] ?? '', before, text.slice(at + 2, at + 24)),
    );
  const last = lastSigns({ text, at });
  if (last) return last;
  const greek = match(/\p{Script=Greek}{1,60}/uy, text, at);
  if (greek && greek[0].length > 2 && /[αεηιουωάέήίόύώ]/iu.test(greek[0]))
    return draftOf(greek, 'word', romanGreek(greek[0]), false);
  if (greek) {
    const said = [...greek[0]]
      .map((one) => greekNames[one.normalize('NFD').charAt(0).toLowerCase()] ?? '')
      .filter(Boolean)
      .join(' ');
    return draftOf(greek, 'symbol', said, greek[0].length === 1);
  }
  const money = /\p{Sc}/u.test(character) ? currencyNames(character) : undefined;
  if (money) return draft(at + 1, 'symbol', money[0][0]);
  return plainSign(character, at);
}

/** What is said of a sign wherever it stands. */
function plainSign(sign: string, at: number): Draft | undefined {
  if (!Object.hasOwn(signs, sign)) return undefined;
  const said = signs[sign] ?? '';
  return draft(at + 1, said === '' ? 'dropped' : 'symbol', said);
}
