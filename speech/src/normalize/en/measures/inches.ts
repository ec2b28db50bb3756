import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { amountWords, isOne, readAmount } from '../numbers/amount.ts';
import { cardinal, decimal, fractionOf } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

/** Things sold by the inch. */
const sized =
  /^(?:"|″) (?:\p{L}{2,12} ){0,2}?(?:laptops?|notebooks?|screens?|monitors?|displays?|tvs?|televisions?|tablets?|pipes?|wheels?|rims?|tyres?|tires?|pizzas?|nails?|screws?|bolts?|dis[ck]s?|drives?|vinyl|pans?|boards?|frames?|heels|ipads?|macbooks?|lcd|fhd|wqhd|ips|led|oled|qled|4k|8k|u?hd|smart)(?!\p{L})/iu;

/** Things known by their feet. */
const long =
  /^' (?:\p{L}{2,12} ){0,2}?(?:consoles?|tubes?|gates?|panels?|pipes?|posts?|sections?|lengths?|rolls?|beds?|decks?|beams?|chains?|hoses?|stock|bed|boats?|skiffs?|sloops?|ketch|kayaks?|canoes?|yachts?|trailers?|trucks?|campers?|rv|ladders?|ceilings?|walls?|fences?|poles?|ropes?|cables?|cords?|boards?|tables?|rugs?|docks?|putts?|tall|long|wide|deep|high)(?!\p{L})/iu;

const feetMark =
  /'(?=( \p{Ll}{2,14}|[,;.)\t]|\s*$| [+&x×(-]))(?!\.\d| (?:ends?|and 3|and 5|to 3|to 5|UTR))/uy;

/** `19' center console`: the mark is feet, unless it closes a quotation. */
export function feetRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£.,:/'’-]/u.test(text.charAt(at - 1))) return undefined;
  const amount = readAmount(text, at);
  if (amount?.sign !== '' || amount.whole.length > 5) return undefined;
  const found = long.exec(text.slice(amount.end, amount.end + 50));
  const line = lineBehind(text, at, 100);
  if (/(?<!\p{L}|\d)['‘](?!\d0s)/u.test(line)) return undefined;
  // A 6.5' box, above 2500', canoe 16' and paddles.
  const bare = found ? undefined : match(feetMark, text, amount.end);
  // Goals in brackets: Tau 14', Mokoena 78'.
  const isMinute = !bare?.[1]?.startsWith(' ') && !/\p{Ll} $/u.test(leftOf(text, at, 2));
  const named = /(?:\p{Lu}[\p{L}'’.-]* |\+)$/u.test(leftOf(text, at, 16));
  const played = allows('@match-event-before', 'before', leftOf(text, at, 10).toLowerCase());
  // 8' run, yoga 20'.
  const trained =
    allows('@training-after', 'after', text.slice(amount.end + 1, amount.end + 9)) ||
    allows('@training-before', 'before', leftOf(text, at, 9).toLowerCase());
  // Max. ht. 35', setbacks F 25'.
  const measured = allows('@plot-measures', 'before', leftOf(text, at, 16));
  const feet = (end: number, unit: string) => draft(end, 'unit', `${amountWords(amount)} ${unit}`);
  const end = amount.end + 1;
  const next = bare?.[1] ?? '';
  if (bare && measured) return feet(end, isOne(amount) ? 'foot' : 'feet');
  if (bare && trained)
    return feet(
      end,
      isOne(amount) || /^ \p{Ll}/u.test(text.slice(end, end + 2)) ? 'minute' : 'minutes',
    );
  if (bare && !isMinute && !named && !played && (amount.whole.length > 1 || amount.whole > '1')) {
    const describes =
      /^ \p{Ll}/u.test(next) && !stretch.test(next) && !allows('@no-noun', 'after', next);
    return feet(end, describes ? 'foot' : 'feet');
  }
  if (!found) return undefined;
  const many = /(?:tall|long|wide|deep|high)$/.test(found[0]) && !isOne(amount);
  return feet(end, many ? 'feet' : 'foot');
}

const rectangle = /(\d{1,3}(?:\.\d)?)"? ?[x×] ?(\d{1,3}(?:\.\d)?)"(?! ?[x×]|[\p{L}\p{N}])/uy;
/** `15.6" laptop`, `66" x 80"`: the mark is inches, unless a quotation is open that it closes. */
export function inchRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£.,:/'’-]/u.test(text.charAt(at - 1))) return undefined;
  const sides = match(rectangle, text, at);
  const line = leftOf(text, at, 200);
  const quotes = line.slice(line.lastIndexOf('\n') + 1).match(/(?<!\d)"/g) ?? [];
  if (sides && quotes.length % 2 === 0) {
    const after = rightOf(text, at + sides[0].length, 20);
    // A 9x13" pan.
    const inch = /^ \p{Ll}{3}/u.test(after) && !stretch.test(after) ? 'inch' : 'inches';
    return readAs(sides, 'unit', `{1} by {2} ${inch}`);
  }
  const amount = readAmount(text, at);
  if (amount?.sign !== '' || amount.whole.length > 3) return undefined;
  if (!sized.test(text.slice(amount.end, amount.end + 50))) return undefined;
  if (quotes.length % 2 === 1) return undefined;
  return draft(amount.end + 1, 'unit', `${amountWords(amount)} inch`);
}

const fraction = '\\d{1,2}[/\\u2044]\\d{1,2}';
const ruler = new RegExp(
  `(?:(\\d{1,2})["″”]? ?[-\\u2013] ?(?=\\d{1,2}["″”]))?(?:(\\d{1,3}(?:\\.\\d{1,3})?)(?:[ -](${fraction}))?|(${fraction}))["″”]`,
  'y',
);
const side = / ?(?:[x×]|by\b) ?(?=\d)|(?:,| (?:or|and|to)) (?=\d{1,2}(?:\.\d)?["″”])/y;
/** After them the mark is of a length: 32" wide, 16" apart. */
const stretch =
  /^ (?:apt|abv|blw|thru|incl|wide|deep(?![- ]dish)|high|tall|long|thick|across|apart|from|of|in|on|to|and|or|by|at|for|above|below|between|with|off|over|under|per|each|is|are|was|will|when|minimum|maximum|max|min|center|centers|x|\p{L}+ to)(?!\p{L})/u;

/** `3 1/4" wide`, `12" x 9 1/2" x 4"`, `1/2" drive`: inches, unless a quotation is open that the mark closes. */
export function rulerRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}$€£.,:/'’"-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(ruler, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const after = text.slice(end, end + 20);
  const behind = leftOf(text, at, 400);
  const quotes = behind.match(/(?<!\d)"/g) ?? [];
  const curly = found[0].endsWith('”');
  if (curly ? behind.lastIndexOf('“') > behind.search(/(?<!\d)”[^”]*$/) : quotes.length % 2 === 1)
    return undefined;
  const [whole = '', part = ''] = (found[2] ?? '').split('.');
  const bare = found[4] ?? '';
  const count = part === '' ? cardinal(whole || '0') : decimal(whole, part);
  const said = bare
    ? fractionOf(bare)
    : found[3]
      ? fractionOf(`${whole} ${found[3]}`)
      : `${found[1] ? `${cardinal(found[1])} to ` : ''}${count}`;
  if (match(side, text, end)) return draft(end, 'unit', said);
  const single =
    bare !== '' ||
    found[0] === '1"' ||
    (/^ (?:[a-z]{3}|[A-Z][a-z]{2})/.test(after) && !stretch.test(after));
  return draft(end, 'unit', `${said} ${single ? 'inch' : 'inches'}`);
}
