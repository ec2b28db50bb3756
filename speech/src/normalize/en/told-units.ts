import { match } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { allows } from './neighbors.ts';
import { secondUnit } from './second-units.ts';
import { both, type Names, plural } from './unit-names.ts';
import { afterStop } from './units.ts';

const squareFeet: readonly [Names, RegExp] = [
  ['square foot', 'square feet'],
  /(?:\b|\d)(?:br|bd|ba|bed|bath|office|retail|lot|building|warehouse|lease|home|condo|unit|apt|studio|hoa|mls|acre|ac|garage|brownstone|loft|townhouse|duplex)s?\b/,
];
/** Letters that are a unit only where a word near them says what is measured. */
const unitsWithCue: Record<string, readonly [names: Names, near: RegExp]> = {
  N: [
    plural('newton'),
    /\b(?:forces?|newtons?|weighs?|weight|tension|friction|spring|pull|push)|\bf ?= |= ?[\d,.]{1,9} ?n\b/,
  ],
  G: [plural('gram'), /[1-9]\d{1,3} ?g\b[^\n]{0,20}\t ?\$?\d{1,3}\.\d\d/],
  SE: [plural('standard error'), /± ?[123] ?se\b/],
  SD: [
    plural('standard deviation'),
    /\b(?:within|above|below|outside|beyond|than|least|over|under) (?:± ?)?[\d.]{1,5} ?sd\b|\d ?sds? (?:of|from|above|below|outside|higher|lower)\b|(?<![\d.] ?)± ?[123] ?sd\b/,
  ],
  J: [
    plural('joule'),
    /\b(?:ev|cal|energy|work|heat|kinetic|potential|joules?)\b|j\/\(|k⁻¹|= ?[\d,.]{1,9} ?j\b/,
  ],
  A: [
    plural('amp'),
    /\b(?:current|fuse|plug|circuit|breaker|charger|amps?|outlet|resistor|bulb|draws?|lamp|ammeter|input|output|usb|sockets?|cables?|wiring|awg|supply|rated)\b|mm²|\bi ?= |\d ?k?v\b/,
  ],
  K: [
    both('kelvin'),
    /\b(?:temperatures?|kelvin|absolute|pka|kw|enthalpy|entropy|equilibrium|mol|kj|superconduct|led|bulbs?|lamp|lumens|\d*lm|hue|warm white|cool white|daylight)|°c/,
  ],
  F: [
    ['degree Fahrenheit', 'degrees Fahrenheit'],
    /\b(?:oven|bake|temperatures?|temps?|thermostat|fever|heat|highs?|lows?|hi|lo|max|min|frosts?|chill|freezing|rain|snow|overnight|warm|cold|hot|forecasts?|sunny|chilly|weather)\b|\d ?°? ?c\b/,
  ],
  C: [
    ['degree Celsius', 'degrees Celsius'],
    /\b(?:oven|bake|temperatures?|temps?|thermostat|fever|heat|highs?|lows?|frosts?|chill|freezing|warm|cold|hot|forecasts?|max|min|sunny|chilly|weather|fan|gas|egg-?wash|prove|roast|preheat|[cg]pus?|idle|throttl\w+|overheat\w*|boil|simmer|reach(?:es)?|internal)\b|\b[12]\d0c,? (?:for )?\d{1,2} ?(?:mins?|hrs?|hours?)\b|\d ?°? ?f\b/,
  ],
  Mt: [
    both('million tons'),
    /\b(?:production|output|produced|coal|ore|concentrate|capacity|reserves?|resources?|emissions|co2|exports?|imports?|harvest|crop|wheat|steel|cement|mined|sales)\b/,
  ],
  NM: [
    plural('nautical mile'),
    /\b(?:seas?|visibility|nautical|wind|vessel|offshore|harbou?r|port|knots?)\b/,
  ],
  bp: [
    plural('basis point'),
    /\b(?:basis|rates?|yields?|hikes?|cuts?|spreads?|bonds?|fed|bank|cds|swaps?|libor|tighter|wider|margins?|ust|bunds?)\b/,
  ],
  ct: [
    both('carat'),
    /\b(?:gold|rings?|diamonds?|gems?|silver|necklace|earrings?|sapphire|ruby|bracelet|pendant)\b/,
  ],
  Mb: [plural('megabase'), /\b(?:genomes?|chromosomes?|chr\.|dna|genes?|sequences?|assembly)\b/],
  Gb: [plural('gigabase'), /\b(?:genomes?|chromosomes?|chr\.|dna|genes?|sequences?|assembly)\b/],
  kb: [
    plural('kilobase'),
    /\b(?:genomes?|chromosomes?|plasmids?|dna|genes?|sequences?|deletion)\b/,
  ],
  mb: [plural('millibar'), /\b(?:barometer|pressure|low|storm|cyclone|hurricane|winds?|central)\b/],
  AU: [
    plural('astronomical unit'),
    /\b(?:sun|orbits?|orbital|planets?|comet|asteroid|stars?|axis|solar|perihelion|aphelion)\b/,
  ],
  pc: [plural('parsec'), /\b(?:stars?|galaxy|galaxies|cluster|nebula|ly|parallax|light years?)\b/],
  atm: [
    ['atmosphere', 'atmospheres'],
    /\b(?:pressures?|gas|gases|kpa|mmhg|torr|bar|psi|volume|stp|partial|°c)\b/,
  ],
  y: [plural('year'), /\bage[ds]?\b/],
  st: [
    both('stone'),
    /^(?!.*\b(?:yarn|gauge|knit|stitch)).*\b(?:weigh(?:s|ed|ing|t)?|\d{1,2} ?lbs?|kg|lost|gained)\b/,
  ],
  B: [
    both('billion'),
    /\b(?:revenues?|income|profits?|expenses|costs?|sales|assets|debt|cash|ebit\w*|earnings)\b/,
  ],
  U: [plural('unit'), /\b(?:insulin|heparin|glargine|lispro|units?)\b/],
  BA: [both('bath'), /\d ?(?:br|bd)\b/],
  ba: [both('bath'), /\d ?(?:br|bd)\b/],
  br: [both('bedroom'), /\d ?(?:ba|bath|bth)s?\b/],
  bd: [both('bedroom'), /\d ?ba\b/],
  BD: [both('bedroom'), /\d ?ba\b/],
  SF: squareFeet,
  sf: squareFeet,
  c: [
    plural('cup'),
    /\b(?:flour|sugar|milk|water|butter|cream|broth|oats|rice|stir|add|mix|chopped|shredded|diced)\b/,
  ],
};

/** The unit that letters at a place are, where a word near them says what is measured: 20 C, 16 A, 100 ct. */
const food =
  /^\.? (?:(?:\p{Ll}+ ){0,2})(?:icing|packed|chopped|shredded|grated|diced|melted|warm|cold|boiling|plain|self|sour|double|flour|sugar|milk|water|butter|marg\w*|shortening|cream|broth|oats|rice|oil|cheese|honey|nuts|pecans|walnuts|raisins|onions?|celery|juice|mayo\w*|cocoa|syrup|stock|crumbs|coconut|cornmeal|buttermilk|yogh?urt|almonds|dates|sultanas|currants|apricots|lentils|oatmeal|bran|treacle|molasses)\b/u;
export function toldUnit(text: string, at: number): { names: Names; end: number } | undefined {
  const written = match(/[A-Za-z]{1,3}(?![\p{L}\p{N}'&+-])/uy, text, at)?.[0] ?? '';
  const unit = Object.hasOwn(unitsWithCue, written) ? unitsWithCue[written] : undefined;
  if (written === 'bp' && allows('@base-pairs', 'around', near(text, at, 60)))
    return { names: plural('base pair'), end: at + 2 };
  if (allows('@gold', 'after', text.slice(at, at + 24)))
    return { names: both('carat'), end: afterStop(text, at + 2) };
  // A pack of 100 ct.
  if (
    written === 'ct' &&
    /(?:\d\d|[ -])$/.test(leftOf(text, at, 2)) &&
    !unit?.[1].test(near(text, at, 60))
  )
    return { names: both('count'), end: afterStop(text, at + 2) };
  // 1 c rolled oats: a cup.
  if (written === 'c' && food.test(text.slice(at + 1, at + 40)))
    return { names: ['cup', 'cups'], end: afterStop(text, at + 1) };
  const second = secondUnit(written, text, at);
  if (second) return second;
  // 20 C or 5C, but 3 C grades.
  if (/^[CF]$/.test(written) && !/(?:\d|[-\u2212\u2013]|\d\.)\d $|\d$/.test(leftOf(text, at, 4)))
    return undefined;
  // Soy, oat: add 70c; jam + 50c; beat by 5c.
  if (
    written === 'c' &&
    /(?:\+ ?|\b(?:add|extra|plus|(?:beat|beats|missed|rose|fell|up|down|raised|cut|gained|lost|estimates?|est\.) (?:by )?) ?)\d{1,2}$/i.test(
      leftOf(text, at, 18),
    )
  )
    return { names: ['cent', 'cents'], end: at + 1 };
  if (!unit?.[1].test(near(text, at, 60)) || (written === 'st' && text[at - 1] !== ' '))
    return undefined;
  return { names: unit[0], end: afterStop(text, at + written.length) };
}
