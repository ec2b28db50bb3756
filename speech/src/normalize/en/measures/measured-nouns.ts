import { allows } from '../neighbors.ts';

/** Time, length, data and power describe a noun: a 15 minute walk. Mass and volume measure it: 2 pounds butter. */
const describing =
  /^(?:second|minute|hour|week|month|year|millimeter|centimeter|meter|kilometer|inch|foot|yard|mile|square (?:foot|meter)|(?:kilo|mega|giga|tera)byte|(?:mega)?pixel|(?:kilo|mega)?watt|volt|(?:milli)?amp|milliampere hour|(?:kilo|mega|giga)bit per second)$/;
const noNoun = new RegExp(
  `^ (?:${[
    'speeds may|speeds will|possible|likely|expected|forecast|last|next|this|overnight|yesterday|today|tonight|again|abv|abt|blw|apt|thru|wkdays|wkends|end to|prior|til|peak|of|to|btw|btwn|built|from|in|into|on|onto|off|at|by|for|with|without|within|per|via|over|under|above|below|before|after|between|among|behind|beyond|past|through|throughout|during|since|until|till|around|about|across|along|near|outside|inside|toward|towards|against|apart|away|ahead|ago|back|out|up|down',
    'and|or|but|nor|so|yet|than|then|as|if|when|while|because|where|which|who|that|this|these|those|the|an?|it|its|he|she|we|they|you|your|my|our|their|his|her|there|here|not|no|each|every|all|both|any|some|most|more|less|extra|apiece|incl|excl|approximately|open|folded|total|download|upload|overall|overnight|max|min|minimum|maximum|tops|plus|minus|times',
    'is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|draws|runs|feels|seems|works|weighs|costs|means|equals|lasts|covers|brings|leaves|gives|got|get|gets|goes|went|came|make|makes|made|ran|took|take|takes|felt|left|remain|remains|remaining|passed|later|earlier|early|late|longer|shorter|long|short|wide|tall|high|deep|thick|round|square|faster|slower|further|farther|closer|higher|lower|deeper|wider|taller|ahead|uphill|downhill|upstream|downstream|inland|offshore|underground|downrange|free|frozen|only|also|too|again|now|already|still|just|even|once|twice|instead|straight|today|tonight|tomorrow|yesterday|approx|exp|experience|rain|rainfall|snow|snowfall|ice|precip|visibility|north|south|east|west|northeast|northwest|southeast|southwest|nonstop|well|sharp|flat|home|return|cook|bake|simmer|weekdays|weekends|daily|weekly|outdoors|indoors|alone|together|worth|due|broke|beat|topped|nights|evenings|mornings|afternoons|days|holidays|sundays|saturdays',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Covered, stirring, weekly; but a meeting and a speed. */
const noEnding =
  /^ (?!(?:meeting|training|briefing|reading|hearing|screening|sitting|recording|parking|viewing|opening|landing|crossing|outing|swing|string|ring|spring|ceiling|wiring|tubing|piping|clothing|cutting|setting|rating|casing|building|speed|bed|feed|seed|assembly|supply|family|monthly|fly|reply)(?:s|es)?(?!\p{L}))\p{Ll}{1,16}(?:ing|ed|ly)(?!\p{L})/u;
/** 20 gigabytes data; but a 20 gigabyte data plan. */
const massNoun = /^ (?:data|storage|memory|ram|space|disk)(?!\p{L})/u;

/** Whether a noun follows that the unit describes: `15 min bike ride`, `20 GB data plan`, but `60 min of run time`. */
export function describesNoun(singular: string, text: string, end: number): boolean {
  if (!describing.test(singular) || allows('@in-plural', 'before', text.slice(end - 5, end)))
    return false;
  const after = text.slice(end, end + 34);
  // A 22cm square tin; a 1,640 sq. ft. Cape.
  if (
    /^ (?:square|round|deep|springform|loose-bottomed|sandwich)(?: \p{Ll}+)? (?:tin|pan|dish|cake|ring|plate|bowl)/u.test(
      after,
    )
  )
    return /^(?:centimeter|inch)$/.test(singular);
  if (/^square/.test(singular) && allows('@houses', 'after', after)) return true;
  if (
    !/^ \p{Ll}{3}/u.test(after) ||
    /^ \p{Ll}{1,20}[._/]\p{Ll}/u.test(after) ||
    noEnding.test(after)
  )
    return false;
  const rest = after.slice(massNoun.exec(after)?.[0].length ?? 0);
  return /^ \p{Ll}{3}/u.test(rest) && !noNoun.test(rest);
}

const massOrVolume =
  /^(?:gram|kilogram|pound|ounce|ton|liter|milliliter|gallon|quart|pint|fluid ounce|cubic foot)$/;

/** 20 L Hiking Backpack: what holds or weighs it, in capitals at the beginning of a line too. */
const namedThing =
  /^ (?:\p{Lu}\p{Ll}{1,14}[ -]){0,3}(?:Kettle|Backpack|Rucksack|Daypack|Pack|Bag|Bottle|Pot|Pan|Cooker|Fryer|Blender|Flask|Tank|Bucket|Box|Bin|Jug|Jar|Tub|Can|Tin|Fridge|Freezer|Cooler|Oven|Microwave|Dumbbell|Kettlebell|Cylinder|Container|Canister|Basket|Drum|Keg|Humidifier|Dispenser|Sprayer|Bowl|Saucepan|Suitcase|Duffel)s?(?!\p{L})/u;

/** Whether the capitalised name of a product follows that holds or weighs so much. */
export function isProductSize(singular: string, text: string, end: number): boolean {
  return massOrVolume.test(singular) && namedThing.test(text.slice(end, end + 64));
}
