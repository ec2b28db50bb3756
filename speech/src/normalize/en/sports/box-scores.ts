import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };

const positions: Readonly<Record<string, string>> = lists.positions;
const one = '(?:[123][bB]|ss|lf|cf|rf|dh|ph|pr|p|c|SS|LF|CF|RF|DH|PH|PR|P|C)';
/** Times at bat, runs, hits and runs batted in, at least. */
const position = new RegExp(
  `(${one})(?:-(${one}))?(?=(?:[ \\t]{1,4}\\d{1,2}){3,7}(?!\\d|\\p{L}))`,
  'uy',
);
const batter = /\p{Lu}[\p{L}'’.-]{1,20}(?: (?:Jr|Sr)\.)?,?[ \t]{1,3}$/u;

/** `Okada cf 4 1 2 0`, `Pruitt ph-1b 1 0 0 0`: where a batter plays. */
export function positionRule({ text, at }: Scan): Draft | undefined {
  if (!/[ \t]/.test(text.charAt(at - 1))) return undefined;
  const found = match(position, text, at);
  if (!found?.[1] || !batter.test(leftOf(text, at, 28))) return undefined;
  const said = [found[1], found[2]].flatMap((each) => {
    const name = each && positions[each.toLowerCase()];
    return name ? [name] : [];
  });
  return draftOf(found, 'abbreviation', said.join(', '), false);
}
