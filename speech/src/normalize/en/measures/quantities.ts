import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { isOfModel } from '../codes/models.ts';
import {
  type Amount,
  amountWords,
  isOne,
  readAmount,
  readSpan,
  spanWords,
} from '../numbers/amount.ts';
import { capitalUnitAt, describesGoods } from './described-goods.ts';
import { describesNoun, isProductSize } from './measured-nouns.ts';
import { isTimed } from './second-units.ts';
import { toldUnit } from './told-units.ts';
import type { Names } from './unit-names.ts';
import { unitAt } from './units.ts';

const largeUnit = /[ \u00A0](thousand|million|billion|trillion)(?=[ \u00A0])/y;
const articleBefore =
  /(?:^|[\s(“"])(an?|one|another|the|my|your|our|his|her|its|their|this|that|each)(?: (?:cheap|small|big|large|new|old|short|long|single|standard|typical|basic|extra|second|spare|used|portable|steep|gentle|heavy|light|decent|good|simple|quick|free|full|first|whole|nice|tiny|huge|separate|regular|normal|brief))? \(?$/i;
const noNoun =
  /^ (?:contains?\b|provides?\b|found|made|lost|held|fails?|crash|caus|requir|needs?\b|loads?\b|runs?\b|works?\b|should|silently|seems?|to|til|thru|of|btwn?|built|from|in|and|or|are|is|was|were|that|which|between|left|away|on|at|for|per|it|he|she|we|they|you|I|as|than|with|by|per|before|after|above|below|then|but|so|still|now|when|where|while|because|if|too|again|more|less|out|off|up|down|into|through|over|under|across|along|later|longer|thereafter|afterwards?|since|until|till|further|farther|north|south|east|west|has|have|had|will|would|can|could|should|may|might|must|do|does|did|not|only|each|every|all|wide|long|high|tall|deep|thick|apart|ahead|back|home|there|here|behind|inside|outside|today|yesterday|tomorrow|instead|plus|minus|came|went|goes|took|takes|costs?|means?|needs?|incl|including|excl|excluding|approx|max|min|overall|total|when|without|if|fits?|frozen|chilled|refrigerated|folded|unfolded|closed|open|assembled|packed)\b/;

/** What is sold or meant by its size: a 5 lb. box, 500 mg tablets. */
const goods =
  /^\)? (?:(?:suit)?case|carry-on|luggage|baggage|allowance|(?:hold|cabin|checked|hand) (?:bag|luggage|baggage)|(?:soft )?drink|Coke|cola|tablet|capsule|spoonful|pill|dose|vial|syringe|injection|box|bag|can|jar|bottle|pack|package|bale|bundle|crate|tray|punnet|drum|tote|hamper|pail|pouch|sachet|packet|container|carton|tin|tub|jug|keg|drum|barrel|tank|tube|roll|bar|block|wheel|stick|sack|cylinder|canister|bucket|pot|pan|dumbbell|kettlebell|weight|plate|turkey|steak|fillet|roast|baby|ladder|rope|cable|cord|hose|pipe|pole|board|fence|ceiling|boat|sailboat|yacht|truck|trailer|lot|parcel|screen|lens|commute|ride|climb|trail|hike|flight|nap|break|timer|video|workout|fish|shark|putt|pool|tree|wall|bulb|charger|adapter|motor|battery|appointment|delay|road|frontage|sirloin|rump|ribeye|burger|patty|denim|drill|cordless|combi|latte|mug|loaf|bird|dog|cat|puppy|pig|calf|lamb|goat|cow|bull|salmon|tuna|carp|pike|catfish|marlin|man|woman|boy|girl|person|adult|child|rider|athlete|animal|boulder|backpack|rucksack|suitcase|kettle|cooker|fryer|blender|flask|thermos|cooler|fridge|freezer|oven|microwave|saucepan|casserole|bowl|aquarium|cistern|boiler|reservoir|humidifier|dispenser|planter|cauldron|jerrycan|growler|parcel|anvil|vest|sandbag|barbell|mattress|membrane|filter|syringe|sieve|mesh|aliquot|quadrat|pore|cuvette|nylon|slice|section)(?:e?s)?(?![\p{L}'-])/u;
/** 70 mph gusts, but winds of 20 mph gusting, gusts to 35. */
const gusts =
  /^ (?:winds?\b|gusts?\b(?! (?:to|up|near|of|over|around|\d))|speed|limit|zone|road|pitch|serve)/;

/** Whether the number is the second factor of a product: 4x100 m, 10 x 12 ft. */
function factor(text: string, at: number): boolean {
  return /\d ?[x×] ?$/.test(leftOf(text, at, 4));
}

/** A 10 km race, the 400 m final: before a noun the unit is singular. */
function describes(
  text: string,
  at: number,
  { names, end }: { names: Names; end: number },
): boolean {
  // Mine is a 1.8 L; a 12 V, 2 A adapter.
  if (/(?:^|[\s(])an? $/i.test(leftOf(text, at, 4))) return true;
  if (
    describesNoun(names[0], text, end) ||
    describesGoods(names[0], text, end) ||
    isProductSize(names[0], text, end) ||
    /^ (?!(?:of|with|and|in|on|per) )(?:[\p{L}.'’-]+ ){0,3}(?:steak|[Bb]urger|fillet|sirloin|Sirloin|rump|[Rr]ib-?[Ee]ye|gammon|(?:needle|hook|outlet|socket|plug|bulb|charger|nail|screw|bolt)s?|batter(?:y|ies)|lens(?:es)?)(?!\p{L})/u.test(
      text.slice(end, end + 30),
    )
  )
    return true;
  // 12°C cooler.
  if (/^degree/.test(names[0]) && /^ cooler/.test(text.slice(end, end + 7))) return false;
  // Water at 60° can scald.
  if (
    goods.test(text.slice(end, end + 16)) &&
    !(/^degree/.test(names[0]) && /^ can(?!\p{L})/u.test(text.slice(end, end + 5)))
  )
    return true;
  return (
    (articleBefore.test(leftOf(text, at, 18)) || factor(text, at)) &&
    /^\)? (?:\p{Ll}{3}|(?!The|He|She|We|They|You|It|Our|My)\p{Lu}\p{Ll}{2,12} \p{Ll}{3})/u.test(
      text.slice(end, end + 20),
    ) &&
    !noNoun.test(text.slice(end, end + 11).replace(/^\)/, ''))
  );
}

/** 1000/2000 W, 100/240 V, ½–1 hour. */
export function withUnit(text: string, end: number, said: string): Draft {
  const from = end + (text.charAt(end) === ' ' ? 1 : 0);
  const unit = unitAt(text, from, ' ') ?? toldUnit(text, from);
  return unit
    ? draft(unit.end, 'unit', `${said} ${unit.names[/ to one$/.test(said) ? 0 : 1]}`, false)
    : draft(end, 'number', said, false);
}

const farDash = / ?[-\u2013\u2014\u2212] ?(?=[-\u2212]?\d)/y;

/** The far end of `25°C–33°C`, `10mm-20mm`, `500 g–1 kg`: a dash between two numbers that both have their unit. */
function farEnd(text: string, at: number): { names: Names; end: number; to: Amount } | undefined {
  const dash = match(farDash, text, at);
  if (!dash || /^[^,;=]*=/.test(text.slice(at, at + 24))) return undefined;
  const from = at + dash[0].length;
  const signed = /[-\u2212]/.test(text.charAt(from));
  const bare = readAmount(text, signed ? from + 1 : from);
  if (!bare) return undefined;
  const to: Amount = signed ? { ...bare, sign: 'minus' } : bare;
  const joint = /[ \u00A0\u202F]/.test(text.charAt(to.end)) ? text.charAt(to.end) : '';
  const found = unitAt(text, to.end + joint.length, joint);
  return found && { ...found, to };
}

/** `25 km`, `60 mph`, `-5°C`, `1 kg`, `1.5 million km`. */
export function unitRule({ text, at }: Scan): Draft | undefined {
  // MP3s is a name, not seconds.
  if (/\p{L}-?$/u.test(leftOf(text, at, 2)) && !factor(text, at)) return undefined;
  const span = readSpan(text, at);
  if (!span) return undefined;
  const large = match(largeUnit, text, span.to.end);
  const far = span.to.end + (large?.[0].length ?? 0);
  const joint = /[ \u00A0\u202F-]/.test(text.charAt(far)) ? text.charAt(far) : '';
  // DIV. 1 W. CENTRAL, 45 W. 3rd St; N Bowen 9 W Cross 26, 2 W Van Aert (Bel): an initial.
  const other =
    /^ (?:ac\/kg|[SW]\. (?:\p{Lu}{3}|\d{1,3}(?:st|nd|rd|th))|[A-Z] (?:[Vv]an (?:de[rn]? )?)?\p{Lu}\p{Ll}+ (?:\d|\(\p{Lu}\p{L}{2}\)))/u;
  if (other.test(rightOf(text, far, 32))) return undefined;
  const found =
    unitAt(text, far + joint.length, joint) ??
    capitalUnitAt(text, far + joint.length) ??
    toldUnit(text, far + joint.length);
  if (!found) return undefined;
  // Levi's 501s.
  const counted = text.slice(at, found.end);
  if (/^\d{3}s$/.test(counted) && isOfModel(leftOf(text, at, 50)) && !isTimed(text, at, found.end))
    return undefined;
  const until = span.from || large ? undefined : farEnd(text, found.end);
  if (until) {
    const said = amountWords(until.to);
    // 12V-8.6Ah: two measures of one battery.
    if (/^volt/.test(found.names[0]) && /hour$/.test(until.names[0]))
      return draft(
        until.end,
        'unit',
        `${spanWords(span)} ${found.names[1]}, ${said} ${until.names[1]}`,
      );
    const from =
      until.names[1] === found.names[1]
        ? amountWords(span.to)
        : `${amountWords(span.to)} ${found.names[isOne(span.to) ? 0 : 1]}`;
    const many = isOne(until.to) || describes(text, at, until) ? 0 : 1;
    return draft(until.end, 'unit', `${from} to ${said} ${until.names[many]}`);
  }
  const one = !span.from && !large && isOne(span.to);
  const winds = / per /.test(found.names[0]) && gusts.test(text.slice(found.end, found.end + 16));
  const turned =
    /^degree/.test(found.names[0]) &&
    /^ (?:angle|turn|rotation|bend|view)\b/.test(text.slice(found.end, found.end + 10));
  // 55 in. Samsung TV: the stop ends no sentence at the beginning of a line.
  const stop = text.charAt(found.end) === '.' && /^\n?$/.test(text.charAt(at - 1));
  if (stop && describesGoods(found.names[0], text, found.end + 1))
    return draft(found.end + 1, 'unit', `${spanWords(span)} ${found.names[0]}`);
  const single = turned || joint === '-' || one || winds || describes(text, at, found);
  return draft(
    found.end,
    'unit',
    `${spanWords(span)}${large ? ` ${large[1]}` : ''} ${single ? found.names[0] : found.names[1]}`,
    // 5 in: inches, or a preposition.
    !(joint === ' ' && found.names[0] === 'inch' && text.startsWith('in', far + 1)),
  );
}
