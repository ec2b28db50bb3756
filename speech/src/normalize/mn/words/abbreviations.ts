import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { suffixAt, suffixed } from '../endings/after.ts';
import { inflect, inflectLoan, parseSuffix } from '../endings/suffix.ts';
import { spell } from '../latin/letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { asWords, dotted, expanded } from './abbreviation-list.ts';
import { isCapitalWord, isHeadingWord, isLoan } from './capital-words.ts';

const letter = /[А-Яа-яЁёӨөҮүA-Za-z]/;
const pages = /[хХ]\.(?!\p{L})/uy;
/** How long the entries are that begin with two letters, the longest first. */
const sizes = new Map<string, number[]>();
for (const written of Object.keys(dotted).sort((one, other) => other.length - one.length)) {
  const start = written.slice(0, 2);
  sizes.set(start, [...new Set([...(sizes.get(start) ?? []), written.length])]);
}

/** `г.м.`, `ж.нь`, `проф.`: the longest matching entry. */
export function dottedRule({ text, at }: Scan): Draft | undefined {
  // х. 45, 300 х.: pages.
  if (
    match(pages, text, at) &&
    (/^ ?\d/.test(text.slice(at + 2, at + 4)) || /\d ?$/.test(leftOf(text, at, 2)))
  )
    return draft(
      at + (/^\s*$|^\s+\p{Lu}/u.test(text.slice(at + 2, at + 5)) ? 1 : 2),
      'abbreviation',
      'хуудас',
    );
  const first = text.charAt(at).toLowerCase();
  for (const size of sizes.get(text.slice(at, at + 2).toLowerCase()) ?? []) {
    const piece = text.slice(at, at + size).toLowerCase();
    const isWhole = piece.length === size && Object.hasOwn(dotted, piece);
    const spoken = isWhole ? dotted[piece] : undefined;
    if (!spoken || (letter.test(text.charAt(at + size)) && !piece.endsWith('.'))) continue;
    const follows = Object.hasOwn(alsoWords, piece) ? alsoWords[piece] : undefined;
    if (follows && !follows.test(rightOf(text, at + size, 4))) continue;
    // З.У. Намсрай, Х.Ө.Дорж: initials of a person.
    const isInitials = /^(?:\p{Lu}\.){1,3}\p{Lu}?$/u.test(text.slice(at, at + size));
    if (isInitials && /^\.? ?\p{Lu}\p{Ll}/u.test(rightOf(text, at + size, 4))) continue;
    // 250мян. Өөрөө ирж авна.
    if (
      spoken === 'мянган' &&
      /^(?:\s*(?:$|[.,;!?])|\s+(?:["«„“(]?[А-ЯЁӨҮ]|орч|гар|шах|хүр|илүү|ба |нь ))/.test(
        rightOf(text, at + size, 4),
      )
    )
      return draft(at + size - (piece[size - 1] === '.' ? 1 : 0), 'abbreviation', 'мянга');
    // 450 мян-аас.
    const hung = text.charAt(at + size) === '-' ? suffixAt(text, at + size) : undefined;
    if (hung && spoken === 'мянган')
      return draft(hung.end, 'abbreviation', inflect('мянга', hung.suffix));
    const capital = text.charAt(at) !== first && spoken.length > 0;
    const said = capital ? spoken.charAt(0).toUpperCase() + spoken.slice(1) : spoken;
    // Leaves a full stop that also ends the sentence.
    const stop =
      piece[size - 1] === '.' &&
      /^\s*$|^\s+["«„“(]?[А-ЯЁӨҮ]/.test(rightOf(text, at + size, 4)) &&
      !titles.has(spoken.split(' ').at(-1) ?? '');
    return draft(at + size - (stop ? 1 : 0), 'abbreviation', said);
  }
  return undefined;
}

/** The initial of a name. */
const before = /^ ?\p{Lu}\./u;
const number = /^ ?(?:№ ?)?\d/;
/** Abbreviations that are words too, with what must follow them: draw, family, world, gene. */
const alsoWords: Readonly<Record<string, RegExp>> = {
  'зур.': number,
  'өр.': /^ (?:бай|оро|суу)|^ ?(?:№ ?)?\d/,
  'бүл.': number,
  'хур.': before,
  'ахл.': before,
  'ак.': before,
  'орч.': before,
  'ген.': /^ ?\p{Lu}\.?/u,
};

const titles = new Set(lists.titles);
const capitals = /[А-ЯЁӨҮ]{2,9}(?![а-яёөүА-ЯЁӨҮ])/y;
/** ШХАб: a small letter typed by mistake. */
const mistyped = /[А-ЯЁӨҮ]{2,8}[а-яёөү](?![А-Яа-яЁёӨөҮү])/y;
/** НҮБын, УБт: the hyphen left out. */
const withoutHyphen = /([А-ЯЁӨҮ]{2,9})([а-яёөү]{1,6})(?![А-Яа-яЁёӨөҮү-])/y;
const neighbour = /[ \u00A0][А-ЯЁӨҮ]{2,30}(?![а-яёөүА-ЯЁӨҮ])/y;
const vowel = /[АЭИОУӨҮЯЕЁЮЫ]/;

/** Whether the capitals are in a heading: a word of the same kind is next to them. */
function inHeading(text: string, at: number, end: number, written: string): boolean {
  if (!isHeadingWord(written)) return false;
  const next = match(neighbour, text, end)?.[0].trim() ?? '';
  const previous = /([А-ЯЁӨҮ]{2,30})[ \u00A0]$/.exec(leftOf(text, at, 32))?.[1] ?? '';
  return [next, previous].some(
    (word) => word.length > 1 && known(word) === undefined && isCapitalWord(word),
  );
}

/** What is near initials that also mean something else. */
const meant: Readonly<Record<string, RegExp>> = {
  ОТ: /(?<!\p{L})от(?:-| дахь)|хөрөнгө|уурхай|хувьцаа|ххк|компани|төс[өл]л|рио|тинто|эрдэнэс|гэрээ|баяжуул|зэс /u,
  АД: /(?<!\p{L})ад:? ?\d{2,3}\/\d{2}/u,
};

/** What is said for initials that are known. */
export function known(written: string): string | undefined {
  if (Object.hasOwn(expanded, written)) return expanded[written];
  return Object.hasOwn(asWords, written) ? asWords[written] : undefined;
}

/** `НҮБ-ын`, `УБ-т`, `МИАТ`, `ГХЖ`: known ones in full or as words, others by letter; the suffix is adapted. */
export function initialismRule({ text, at }: Scan): Draft | undefined {
  const typedOn = match(withoutHyphen, text, at);
  const base = typedOn?.[1] ? known(typedOn[1]) : undefined;
  const hung = typedOn?.[2] ? parseSuffix(typedOn[2]) : undefined;
  if (typedOn && base && hung) return draftOf(typedOn, 'abbreviation', inflect(base, hung));
  const slip = match(mistyped, text, at)?.[0].toUpperCase() ?? '';
  const written = known(slip) ? slip : match(capitals, text, at)?.[0];
  if (!written) return undefined;
  const end = at + written.length;
  // ЗГ-2023/1178: the letters of a document's number.
  const isCode = /^[-/]\d{1,4}[-/]\d/.test(text.slice(end, end + 7));
  const isMeant = !Object.hasOwn(meant, written) || meant[written]?.test(near(text, at, 60));
  const spoken = isCode || !isMeant ? undefined : known(written);
  if (spoken) {
    const suffix = suffixAt(text, end);
    // МЭ-ний: the full form is a genitive already.
    const owned =
      suffix && /(?:ий|ын|нөх)$/.test(spoken) && suffix.suffix.case.startsWith('genitive');
    if (owned) return draft(suffix.end, 'abbreviation', spoken);
    const kind = Object.hasOwn(expanded, written) ? 'abbreviation' : 'initialism';
    const inCase = kind === 'initialism' ? inflectLoan : inflect;
    return draft(suffix?.end ?? end, kind, suffix ? inCase(spoken, suffix.suffix) : spoken);
  }
  // УУХҮ-ийн яам, БСШУС-ын сайд: a ministry, of which the last initial is said as a word.
  const ministry = written.length > 2 ? known(`${written}Я`) : undefined;
  const owning = ministry?.endsWith(' яам') ? suffixAt(text, end) : undefined;
  if (ministry && owning?.suffix.case.startsWith('genitive'))
    return draft(owning.end, 'abbreviation', ministry.replace(' яам', ''));
  // САЙЙЙН, УУУУ: drawn out, so no initials.
  if (/([А-ЯЁӨҮ])\1\1/.test(written) && vowel.test(written)) return undefined;
  // Б.БАТ: a name in capitals behind an initial.
  const name = vowel.test(written) && /[А-ЯЁӨҮ]\. ?$/.test(leftOf(text, at, 3));
  if (isLoan(written) && !name && text.charAt(end) !== '-')
    return suffixed(text, end, 'word', written.toLowerCase(), false);
  if (name || isCapitalWord(written) || written.length > 9) return undefined;
  if (inHeading(text, at, end, written))
    return text.charAt(end) === '-' ? undefined : draft(end, 'word', written.toLowerCase(), false);
  return suffixed(text, end, 'initialism', spell(written), false);
}

const shortFather = /([А-ЯӨҮЁ][а-яөүё])\.(?=[А-ЯӨҮЁ][а-яөүё])/y;
const initial =
  /([А-ЯЁӨҮ]{2}(?=\.[А-ЯЁӨҮ][а-яёөү])|[А-ЯЁӨҮ])\.(?= ?[А-ЯЁӨҮ])|([бвгджзклмнпрстхцчш])\.(?=[А-ЯЁӨҮ][а-яёөү])/y;

/** Цэдэнбал Ю. нь, Дорж, Б. (2010): behind the name its stop ends no sentence. */
const initialBehind =
  /(?<=\p{L}\p{Ll}{2,20},? )([А-ЯЁӨҮ])\.(?= ?(?:[(,;]|(?:нь|нар|гэдэг|ба|болон)(?!\p{L})))/uy;

/** The initial of a father's name: `Ц.Дамдинсүрэн` цэ Дамдинсүрэн. */
export function initialRule({ text, at }: Scan): Draft | undefined {
  if (letter.test(text.charAt(at - 1))) return undefined;
  const short = match(shortFather, text, at);
  if (short?.[1]) return draft(at + 3, 'word', short[1]);
  const found = match(initial, text, at) ?? match(initialBehind, text, at);
  const written = found?.[1] ?? found?.[2];
  if (!written) return undefined;
  const name = spell(written);
  return draft(at + written.length + 1, 'initialism', name);
}
