import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { cardinal } from '../numbers/cardinal.ts';

const quarters = /(?:^|[^\d.,:-])((?:\d{1,3} {1,2}){2,9})$/;
const total = /(\d{1,3}) ?[-\u2013\u2014=] ?(\d{1,3})(?!\d|[.,:]\d|[%-])/y;

/** `Central 7 7 7 0 – 21`: the points of the quarters, and their sum. */
export function lineScoreRule({ text, at }: Scan): readonly Draft[] | undefined {
  if (text.charAt(at - 1) !== ' ') return undefined;
  const found = match(total, text, at);
  const parts = found && quarters.exec(leftOf(text, at, 40))?.[1];
  if (!found?.[1] || !found[2] || !parts) return undefined;
  const sum = [...parts.trim().split(/ +/), found[1]].reduce((all, one) => all + Number(one), 0);
  if (sum !== Number(found[2])) return undefined;
  const end = at + found[0].length;
  return [
    draft(at + found[1].length, 'number', cardinal(found[1])),
    draft(end - found[2].length, 'punctuation', ','),
    draft(end, 'number', cardinal(found[2])),
  ];
}

const goalsAndBehinds = /(\d{1,2})\.(\d{1,2}) ?(?=\((\d{1,3})\))/y;

/** Benalla 9.8.62 d Euroa 6.4.40: goals, behinds and the total of both teams. */
const pointedTotal = /(\d{1,2})\.(\d{1,2})\.([1-9]\d{1,2})(?!\d|\.\d)/y;
const isTotal = ([, goals, behinds, total]: readonly string[]): boolean =>
  Number(goals) * 6 + Number(behinds) === Number(total);
const hasTwoTotals = (text: string, at: number): boolean =>
  [
    ...text
      .slice(Math.max(0, at - 50), at + 50)
      .matchAll(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.([1-9]\d{1,2})(?![\d])/g),
  ].filter(isTotal).length > 1;

/** `14.11 (95)`: goals at six points and behinds at one. */
export function footyRule({ text, at }: Scan): Draft | undefined {
  if (/[\d.,$€£-]/.test(text.charAt(at - 1))) return undefined;
  const total = match(pointedTotal, text, at);
  if (total && isTotal(total) && hasTwoTotals(text, at))
    return draftOf(
      total,
      'number',
      total
        .slice(1)
        .map((part) => cardinal(part))
        .join(' '),
    );
  const found = match(goalsAndBehinds, text, at);
  if (!found?.[1] || !found[2] || Number(found[1]) * 6 + Number(found[2]) !== Number(found[3]))
    return undefined;
  return draft(
    at + found[0].trimEnd().length,
    'number',
    `${cardinal(found[1])} ${cardinal(found[2])}`,
  );
}
