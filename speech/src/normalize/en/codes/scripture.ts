import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { cardinal } from '../numbers/cardinal.ts';

/** Books of the Bible by their short forms; what is also a word or a name needs a chapter and a verse behind it. */
const short: Readonly<Record<string, string>> = lists.short;
const whole =
  "Genesis|Exodus|Leviticus|Numbers|Deuteronomy|Joshua|Judges|Ruth|Samuel|Kings|Chronicles|Ezra|Nehemiah|Esther|Job|Psalms?|Proverbs|Ecclesiastes|Isaiah|Jeremiah|Lamentations|Ezekiel|Daniel|Hosea|Joel|Amos|Obadiah|Jonah|Micah|Nahum|Habakkuk|Zephaniah|Haggai|Zechariah|Malachi|Matthew|Mark|Luke|John|Acts|Romans|Corinthians|Galatians|Ephesians|Philippians|Colossians|Thessalonians|Timothy|Titus|Philemon|Hebrews|James|Peter|Jude|Revelation|Sirach|Wisdom|Tobit|Judith|Baruch|Maccabees|Nephi|Alma|Mosiah|Helaman|Moroni|Ether|Surah|Sura|Quran|Qur'an|Gita|Bukhari";
const numbered =
  'Sam(?:uel)?|Kgs|Kings|Chron|Chr|Chronicles|Macc|Maccabees|Cor|Corinthians|Thess?|Thessalonians|Tim|Tm|Timothy|Pet|Pt|Peter|Jn|John|Nephi|Esdras';
const ordinals = ['', 'First', 'Second', 'Third'];

const verse = String.raw`\d{1,3}(?::\d{1,3}|\.\d{1,3}(?=[-–]))`;
const reference = new RegExp(
  String.raw`(?:(1|2|3|I{1,3})\s?)?(${Object.keys(short).join('|')}|${whole})(\.?)\s(?=${verse}|\d{1,3}(?![\d%:.,/$]|\s?(?:[ap]\.?m|\p{L}{2,})))`,
  'uy',
);
const first = new RegExp(String.raw`(1|2|3|I{1,3})\s(${numbered})\b\.?\s(?=\d{1,3}:\d)`, 'uy');
/** By a bare chapter only these are known: Ps 23, Isa. 53. Others are people's names or ranks. */
const bookChapter =
  /(1|2|3) (Sam|Kgs|Chron?|Cor|Thess?|Tim|Pet|Macc|Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|Maccabees|John)\.? (?=\d{1,2}(?:[-–]\d{1,2})?(?:[.,;)](?!\d)|\s*$| and))/uy;
const byChapter = /^(?:Pss?|Isa|Prov|Deut|Exod|Matt|Eccl|Ezek|Thess|Zech|Jn|Lk|Mk)$/;
const places =
  /(\d{1,3})[:.](\d{1,3})([a-c](?!\p{L}))?(?:\s?[-–—]\s?(?:(\d{1,3}):)?(\d{1,3})([a-c](?!\p{L}))?)?((?:,\s?\d{1,3}(?:[-–]\d{1,3})?(?![\d:]))*)(ff?\b\.?)?(?![\d:]|\.\d)/uy;

function versesAt(text: string, at: number): Draft | undefined {
  const found = match(places, text, at);
  if (!found?.[1] || !found[2]) return undefined;
  const letter = (one: string | undefined) => (one ? ` ${one.toUpperCase()}` : '');
  const until = found[5]
    ? ` to ${found[4] ? `${cardinal(found[4])} ` : ''}${cardinal(found[5])}${letter(found[6])}`
    : '';
  const more = (found[7] ?? '')
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => ` and ${one.trim().split(/[-–]/).map(cardinal).join(' to ')}`)
    .join('');
  const end =
    at +
    found[0].length -
    (found[8]?.endsWith('.') && /^\s*(?:$|\s\p{Lu})/u.test(rightOf(text, at + found[0].length, 3))
      ? 1
      : 0);
  return draft(
    end,
    'number',
    `${cardinal(found[1])} ${cardinal(found[2])}${letter(found[3])}${until}${more}${found[8] ? ' and following' : ''}`,
  );
}

/** `Gen. 1:1–3`, `1 Cor 13:4`, `Ps 23`, `Jn 3:16`, `Surah 2:255`. */
export function scriptureRule({ text, at }: Scan): Draft | readonly Draft[] | undefined {
  if (/[\p{L}\p{N}.:/-]/u.test(text.charAt(at - 1))) return undefined;
  const chapter = match(bookChapter, text, at);
  if (chapter?.[1] && chapter[2])
    return draft(
      at + chapter[0].length - 1,
      'abbreviation',
      `${ordinals[Number(chapter[1])] ?? ''} ${short[chapter[2]] ?? chapter[2]}`,
    );
  const counted = match(first, text, at);
  const found = counted ?? match(reference, text, at);
  if (!found?.[2]) return undefined;
  const end = at + found[0].length;
  const verses = versesAt(text, end);
  const book = Object.hasOwn(short, found[2]) ? (short[found[2]] ?? '') : found[2];
  const count = found[1]
    ? (ordinals[/I/.test(found[1]) ? found[1].length : Number(found[1])] ?? '')
    : '';
  // Only counted: 2 Tim. 3:16; Tim 3:16 is a person's time.
  if (
    !count &&
    /^(?:Sam|Tim|Tm|Pet|Pt|Cor|Thes|Thess|Kgs|Chr|Samuel|Timothy|Peter)$/.test(found[2]) &&
    !found[3]
  )
    return undefined;
  const name = count ? `${count} ${book}` : book;
  if (verses) {
    // 12:30 at a place with such a name is a time: Josh 10:30, Mark 9:15 am.
    if (/^\s?[ap]\.?m/i.test(text.slice(verses.end, verses.end + 4))) return undefined;
    return [draft(end, 'abbreviation', name), verses];
  }
  if (!byChapter.test(found[2]) && !(found[1] && /^Cor/.test(found[2]))) return undefined;
  return draft(end - 1, 'abbreviation', name);
}
