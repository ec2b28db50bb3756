import { allows } from './neighbors.ts';

/** What is sold besides food: services, goods of a market, fares and entries. */
const wares =
  /\b(?:lamingtons?|slices?|neenish|loaf|loaves|cobs?|bloomer|baguettes?|sourdough|teacakes?|turnovers?|[eé]clairs?|flapjacks?|shortbread|macaroons?|meringues?|strudel|danish|cupcakes?|tray ?bakes?|ginger crunch|afghans?|fudge|nanaimo|date squares?|butter tarts?|timbits|double-doubles?|refills?|cocoa|matcha|cones?|slush(?:ies|y|ie)?|saveloys?|savs?|rissoles?|patties|skate|bitter|guinness|shandy|ipa|crisps|peanuts|fillets?|chops?|loin|shanks?|topside|silverside|rashers?|crackling|seaweed|crackers|(?:wash|trim|cut|blow[- ]?dry|colou?r|foils?|highlights|balayage|perm|fringe|beard|shave|gents|ladies|mens|womens|wax|polish|valet|vacuum|hoover|interior|exterior|inside|outside|car|van|4x4|suv|ute)s?|b\/w|a[34]|copy|copies|photocop(?:y|ies|ying)|print(?:s|ing|outs?)?|scan(?:s|ning)?|fax|binding|laminat(?:ing|ion)|photos?|stamps?|envelopes?|plants?|seedlings?|plugs?|bulbs?|shrubs?|perennials?|annuals|bedding|hanging baskets?|compost|mulch|manure|topsoil|herbs|geraniums|petunias|pansies|fuchsias?|lavender|courgettes?|marigolds?|begonias?|dahlias?|roses?|swim(?:ming)?|sauna|steam room|gym|spa|aqua|lockers?|towels?|lessons?|court|hire|entry|admission|adults?|child(?:ren)?|juniors?|seniors?|concessions?|family|students?|oaps?|members?|non-members?|spectators?|tickets?|programmes?|raffle|parking|groom(?:ing)?|nails?|manicure|pedicure|massage|facial|brows?|lash(?:es)?|key cutting|keys? cut|heels?|resoles?|zips?|hems?|trousers|suits?|shirts?|blouse|dress|dry clean(?:ing)?|duvet|ironing|mowing|sharpening|hedge|carrots?|potatoes|spuds|cabbages?|leeks?|beets?|beetroot|kale|cucumbers?|radish(?:es)?|spinach|silverbeet|pumpkins?|zucchini|corn|berries|(?:straw|rasp|blue|black)berries|plums|pears|cherries|peaches|rhubarb|honey|jam|marmalade|relish|flowers|bunch|posy|wreath|candles?|cards?|books?|mugs?|newspaper|milk)\b/i;

const head =
  /^(?:.{0,30}\b)?(?:price ?lists?|prices?|menu|tariffs?|charges|price board|takeaways?)\b.{0,16}$/i;

/** Whether a line names goods or services. */
export const hasWares = (line: string): boolean => wares.test(line);
/** Whether a line names what is measured, such as `Haemoglobin`. */
export const isMeasure = (line: string): boolean =>
  allows('@measures', 'around', line.toLowerCase());
/** Whether a line heads prices: `Menu`, `Price list`. */
export const isPriceHead = (line: string): boolean => head.test(line) && !/\d\.\d/.test(line);
/** Whether a line heads measurements: `Student`, a tab, `GPA`. */
export const isMeasureHead = (line: string): boolean =>
  allows('@measure-head', 'around', line.toLowerCase()) && !/\d\.\d/.test(line);

const cellPrice =
  /^(?:from )?\+?\d{1,3}\.\d[059](?: ?(?:ea|each|pk|pack|pp|doz|dozen|bag|bunch|(?:per|a) (?:person|head|kilo|kg|lb|dozen|bunch|bag|tray|slice|item)|\/ ?(?:kg|lb|ea|doz|bunch)))?\.?$/i;
const label = /^\p{L}[^\d:=%$€£]{2,50}(?:\(\d{1,3}\))?$|^\(\d{1,2}\)$/u;

/** Whether each name of a row by tabs has its price: `Lamington`, tab, `4.50`, tab, `Cheese roll`, tab, `3.00`. */
export function pricePairs(line: string): boolean {
  const cells = line.split('\t').map((cell) => cell.trim());
  let pairs = 0;
  let at = 0;
  while (label.test(cells[at] ?? '') && cellPrice.test(cells[at + 1] ?? '')) {
    pairs += 1;
    at += 2;
  }
  // A remark behind them.
  const rest = cells.slice(at).join(' ');
  return pairs > 1 && (rest === '' || /^[^\t]*\p{L}{3}/u.test(rest)) && !/\d\.\d/.test(rest);
}
