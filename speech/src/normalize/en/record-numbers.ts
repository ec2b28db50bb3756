import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { amountWords, readAmount } from './amount.ts';
import { cardinal, year } from './cardinal.ts';

const tens: Readonly<Record<string, string>> = {
  ...{ '0': 'hundreds', '1': 'tens', '2': 'twenties', '3': 'thirties', '4': 'forties' },
  ...{ '5': 'fifties', '6': 'sixties', '7': 'seventies', '8': 'eighties', '9': 'nineties' },
};
const decade = /([12])(\d)0s(?:[-\u2013]([12])(\d)0s)?(?![\p{L}\p{N}])/uy;
const measured =
  /\b(?:FHR|FHT|HR|SBP|DBP|BP|MAP|BG|BGs|FSBS|FSBG|CBG|FBS|FBG|BGLs?|BSLs?|RR|LDL|sugars?|glucose|systolics?|rate|pulse|weighs?|weight|scores?|tachy\w*|IQ|low|mid|high|upper|in the|baseline)(?: in the| now| at)?:? (?:low |mid |high |upper )?$/i;

const cervix = /(\d{1,2}(?:\.\d)?)\/(\d{2,3})%?\/([-+\u2212]?)([0-5])(?![\d/])/y;
const examined = /\b(?:SVE|VE|[Cc]ervix|[Cc]x|exam|dilat\w+)[:,]? (?:is |was |at |now )?$/;

const formats: Readonly<Record<string, string>> = {
  ...{ '2': 'folio', '4': 'quarto', '8': 'octavo', '12': 'duodecimo', '16': 'sixteenmo' },
  ...{ '24': 'twenty fourmo', '32': 'thirty twomo' },
};
const format = /(2|4|8|12|16|24|32)(?:vo|to|mo)(?![\p{L}\p{N}])/uy;
const bound =
  /\b(?:cloth|calf|vols?|volumes|boards|pp|leather|morocco|vellum|quarto|gilt|wrappers)\b/;

const leaf = /(\d{1,3})([rv])(?:[-\u2013](\d{1,3})([rv]))?(?![\p{L}\p{N}])/uy;
const leaves = /\b(?:ff?|fols?|folios?|fo)\.? ?$/i;
const side = (letter: string | undefined): string => (letter === 'r' ? 'recto' : 'verso');

const gauge = /(\d{2})[gG](?![\p{L}\p{N}])/uy;
const needle =
  /\b(?:PIV|IV|IVs|cannula|needle|[Vv]enflon|[Aa]ngiocath|butterfly|[Ll]ine),? (?:x ?\d |w\/ |with )?$/;

const days =
  /(\d{1,3}(?:\.\d{1,2})?)(?: ?[-\u2013] ?(\d{1,3}(?:\.\d{1,2})?))? d(?=[,;)]|\s*$|\.\s*$| (?:before|after|post|later|gestation|old|in milk|and|at|then|or|in|on|with|of)\b)/y;

const pages = /(\d{2,4})[-\u2013](\d{1,3})(?![\d\p{L}.:/-]\d|[\p{L}\d])/uy;
const ofPages =
  /\b(?:pp?\.|pgs?\.|[Pp]ages?) ?$|\b(?:pp?\.|[Pp]ages?) (?:\d{1,4}(?:[-\u2013]\d{1,4})?, ){1,2}$/;

const kelvin = /(?:\d{1,3}(?:[ ,\u00A0]\d{3})+|\d{1,4}(?:\.\d{1,4})?) K(?![\p{L}\p{N}'])/uy;
const hot =
  /\b(?:temperatures?|kelvins?|cool\w*|heat\w*|superconduct\w*|stars?|nitrogen|helium|core|plasma|melt\w*|boil\w*|surface|crust|dwarf|giant|planet|radiation|background|absolute|cryo\w*|thermal|sun|anneal\w*|spectr\w+|films?|samples?|quench\w*|sinter\w*|calcin\w*|vacuum|phonon\w*|lattice|dewar|K to|filaments?|arcs?|corona|lightning|flames?|tungsten|hotter|lava|magma|furnace|lasers?|photosphere|ignit\w*|combust\w*|colou?r temperature|rate constant|equilibrium|kinetics?|enthalpy|entropy)\b/;

const packed = /(\d{1,3})"\/(\d{1,3})"(?![\d\p{L}])/uy;
const bells =
  /(\d{1,3}) KB (?=swings?|snatch|cleans|press(?:es)?(?:,| x|$)|goblet|squats?|rows(?:,| x|$)|deadlift|thrust|Turkish|high pull)/y;
const goal = /(\d{1,3})['’′](?= ?\((?:pen|pens|og|o\.g\.|p|OG|P|h)\))/y;
const crores = /([1-9]\d{0,2}(?:,\d{2,3})*(?:\.\d{1,2})?)-(cr|crore|lakh|lakhs)(?![\p{L}\p{N}])/uy;
const results = /(\d{1,3})\/(\d{1,2}\.\d{1,2})(?![\d/])/y;

/**
 * Numbers as records write them: rates in the 140s, `SVE 4/80/-2`, `8vo`, `ff. 12r–15v`, `20g` of a needle, `3-5 d`,
 * `pp. 93–5`, `5,700 K`, `24"/20"`, `78' (pen)`.
 */
export function recordNumberRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (/[\p{L}\d.,/$€£₹-]/u.test(last)) return undefined;
  const behind = leftOf(text, at, 30);
  const rate = match(decade, text, at);
  if (rate && measured.test(behind)) {
    const one = `${cardinal(rate[1] ?? '')} ${tens[rate[2] ?? ''] ?? ''}`;
    const two = rate[3] ? ` to ${cardinal(rate[3])} ${tens[rate[4] ?? ''] ?? ''}` : '';
    return draftOf(rate, 'number', one + two);
  }
  const exam = match(cervix, text, at);
  if (exam && examined.test(behind)) {
    const first = readAmount(text, at);
    const sign = exam[3] === '+' ? 'plus ' : exam[3] ? 'minus ' : '';
    return draftOf(
      exam,
      'number',
      `${first ? amountWords(first) : ''}, ${cardinal(exam[2] ?? '')}, ${sign}${cardinal(exam[4] ?? '')}`,
    );
  }
  const book = match(format, text, at);
  if (book?.[1] && (book[0].endsWith('vo') || bound.test(near(text, at, 40))))
    return draftOf(book, 'number', formats[book[1]] ?? '');
  const folio = match(leaf, text, at);
  if (folio?.[1] && leaves.test(behind)) {
    const to = folio[3] ? ` to ${cardinal(folio[3])} ${side(folio[4])}` : '';
    return draftOf(folio, 'number', `${cardinal(folio[1])} ${side(folio[2])}${to}`);
  }
  const bore = match(gauge, text, at);
  if (
    bore?.[1] &&
    (needle.test(behind) ||
      /^ (?:PIV|IV|cannula|needle|angio|butterfly|spinal)/.test(text.slice(at + 3, at + 16)))
  )
    return draftOf(bore, 'unit', `${cardinal(bore[1])} gauge`);
  const time = match(days, text, at);
  if (time?.[1] && !/\b(?:s\.?|\d ?s) $|£/.test(behind)) {
    const from = readAmount(text, at);
    const second = time[2] ? readAmount(text, at + time[0].lastIndexOf(time[2])) : undefined;
    if (from)
      return draftOf(
        time,
        'unit',
        `${amountWords(from)}${second ? ` to ${amountWords(second)}` : ''} day${time[0] === '1 d' ? '' : 's'}`,
      );
  }
  // c. 1787–22 Sept. 1828
  const born = match(
    /(1\d{3}|20\d\d)(?=[-\u2013]\d{1,2} \p{Lu}\p{Ll}{2,8}\.? [12]\d{3}(?!\d))/uy,
    text,
    at,
  );
  if (born?.[1]) return draft(at + 4, 'number', year(born[1]));
  // Windows 11 x64: a processor.
  const windows = match(/(\d{1,4})(?= x(?:64|86|32)(?!\d))/y, text, at);
  if (windows?.[1] && /\b(?:Windows|Win|Server) $/.test(behind))
    return draftOf(
      windows,
      'number',
      windows[1].length > 2 ? year(windows[1]) : cardinal(windows[1]),
    );
  const paged = match(pages, text, at);
  if (
    paged?.[1] &&
    paged[2] &&
    paged[2].length < paged[1].length &&
    ofPages.test(behind) &&
    Number(paged[2]) > Number(paged[1].slice(-paged[2].length))
  )
    return draftOf(
      paged,
      'range',
      `${cardinal(paged[1])} to ${cardinal(String(Number(paged[2])))}`,
    );
  const heat = match(kelvin, text, at);
  if (heat && (hot.test(near(text, at, 60)) || /T ?[=≈~] ?$/.test(behind))) {
    const read = readAmount(text, at);
    if (read && !/\b(?:run|race|salary|pay|loan|budget)\b/.test(near(text, at, 30)))
      return draftOf(heat, 'unit', `${amountWords(read)} kelvins`);
  }
  const box = match(packed, text, at);
  if (box?.[1] && box[2])
    return draftOf(box, 'unit', `${cardinal(box[1])} slash ${cardinal(box[2])} inches`);
  const bell = match(bells, text, at);
  if (bell?.[1]) return draft(at + bell[0].length - 1, 'unit', `${cardinal(bell[1])} kettlebell`);
  // 90" rest: seconds.
  const rest = match(
    /(\d{2,3})["”](?= (?:rest(?! (?:stop|area|room))|jog|recovery|rec|plank|hold)(?!\p{L}))/uy,
    text,
    at,
  );
  if (rest?.[1]) return draftOf(rest, 'unit', `${cardinal(rest[1])} seconds`);
  const scored = match(goal, text, at);
  if (scored?.[1]) return draftOf(scored, 'number', cardinal(scored[1]));
  const labs = match(results, text, at);
  if (labs?.[1] && labs[2] && /\b(?:BUN|Cr|creat\w*|urea|PCV\/TS|PCV|HCT)[:]? ?$/i.test(behind)) {
    const second = readAmount(text, at + labs[1].length + 1);
    if (second) return draftOf(labs, 'number', `${cardinal(labs[1])} over ${amountWords(second)}`);
  }
  const rupees = match(crores, text, at);
  const sum = rupees?.[1] ? readAmount(text, at) : undefined;
  if (rupees?.[2] && sum)
    return draftOf(
      rupees,
      'number',
      `${amountWords(sum)} ${rupees[2].startsWith('cr') ? 'crore' : 'lakh'}`,
    );
  return undefined;
}

/** `RDT +ve`, `Rh -ve`: the result of a test. */
export function testSignRule({ text, at }: Scan): Draft | undefined {
  const sign = text.charAt(at);
  if (!/[-+\u2212]/.test(sign) || !match(/.ve(?![\p{L}\p{N}'])/uy, text, at)) return undefined;
  if (sign === '-' && !/[\s(]$|^$/.test(text.charAt(at - 1))) return undefined;
  return draft(at + 3, 'abbreviation', sign === '+' ? 'positive' : 'negative');
}

/** `(c) 2015 Acme`: copyright. */
export function copyrightRule({ text, at }: Scan): Draft | undefined {
  if (!match(/\([cC]\)(?= (?:19|20)\d\d)/y, text, at)) return undefined;
  const told = /copyright:? $/i.test(leftOf(text, at, 12));
  return draft(at + 3, 'symbol', told ? '' : 'copyright');
}

const machine =
  /([a-z]{1,2})(\d)([a-z]{0,3})\.(\d{0,2})(nano|micro|small|medium|large|xlarge|metal)(?![\p{L}\p{N}])/uy;
const platform =
  /(linux|windows|darwin|freebsd)\/(amd64|arm64|arm|386|ppc64le|s390x)(?![\p{L}\p{N}])/uy;

/** `t3.micro`, `linux/amd64`, and the T between a date and a time. */
export function machineNameRule({ text, at }: Scan): Draft | undefined {
  const last = text.charAt(at - 1);
  if (
    match(/T\d\d:\d\d/y, text, at) &&
    /\d/.test(last) &&
    /\d{4}-\d\d-\d\d$/.test(leftOf(text, at, 10))
  )
    return draft(at + 1, 'punctuation', ',');
  if (/[\p{L}\p{N}._/-]/u.test(last)) return undefined;
  const size = match(machine, text, at);
  if (size?.[1] && size[2]) {
    const letters = [...size[1].toUpperCase()].join(' ');
    const more = [...(size[3] ?? '').toUpperCase()].join(' ');
    const said = [
      letters,
      cardinal(size[2]),
      more,
      'dot',
      size[4] ? cardinal(size[4]) : '',
      size[5] === 'xlarge' ? 'X large' : (size[5] ?? ''),
    ];
    return draftOf(size, 'word', said.filter(Boolean).join(' '));
  }
  const system = match(platform, text, at);
  if (!system?.[1] || !system[2]) return undefined;
  const chips: Readonly<Record<string, string>> = {
    ...{
      amd64: 'A M D sixty four',
      arm64: 'arm sixty four',
      arm: 'arm',
      '386': 'three eighty six',
    },
    ...{ ppc64le: 'P P C sixty four L E', s390x: 'S three ninety X' },
  };
  return draftOf(system, 'word', `${system[1]} slash ${chips[system[2]] ?? system[2]}`);
}
