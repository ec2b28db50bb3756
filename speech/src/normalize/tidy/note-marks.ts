import type { Edit } from './edit.ts';

/** 12, 3,4 or 7–9: up to three digits each. */
const mark = String.raw`\d{1,3}(?:[,\u2013-] ?\d{1,3}){0,4}`;
const sentence = String.raw`(?=\s{1,3}["'«“‘(]?\p{Lu}[\p{Ll}\s])`;
/** Words that no number stands before, and those that go on with a quotation. */
const goesOn = String.raw`the|wh(?:ich|ose?|ere|en|ile)|but|so|as|yet|al?though|since|because|thus|then|however|it|s?he|they|we|said|though|харин|гэвч|гэхдээ|энэ|тэр|т?эдгээр|гэ(?:дэг|сэн|х)|анх\p{Ll}*`;
const quoted = `${goesOn}|an?|and|[io]n|at|by|for|from|to|with|w(?:as|ere)|is|are|ha[ds]|th(?:at|is|ese)|мөн|гэж|нь|ба|болон`;
const day = String.raw`\p{Ll}+day|(?:jan|febr)uary|march|april|ju(?:ne|ly)|august|\p{Ll}+ember|october|даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням`;
/** Words of two letters that end a sentence and that no number belongs to. */
const short = 'it|me|us|do|so|up|юм|аж|вэ';
const glued = new RegExp(
  [
    // as shown by Smith.12 The next
    String.raw`(?<=(?<word>\p{L}{3,30}|(?<!\p{L})(?:${short})|\p{L}{1,2}(?=[.!?…]["”»]))[.!?…]["”»’)\]]{0,2})(?<behindStop>${mark})${sentence}`,
    // (Smith, 2010).3,4 Others
    String.raw`(?<=(?:\p{L}{2}|\d{3})\)[.!?])(?<behindBracket>${mark})${sentence}`,
    // Smith et al.4 found
    String.raw`(?<=\bet al\.)${mark}(?=[\s,;)])`,
    // «Ялалт»3 гэж, "It is over,"4 she
    String.raw`(?<=\p{L}{3},?["”»])\d{1,2}(?:,\d{1,2}){0,2}(?= (?:${quoted})(?!\p{L}| \d))`,
    // in 1999.1 Then
    String.raw`(?<=(?:\b(?:in|since|by|from|until|till|before|after|of|during|around|and|to) |\()(?:1\d|20)\d\d\)?\.)(?<behindYear>\d{1,2})${sentence}`,
    // бичжээ5 Дараа
    String.raw`(?<=\p{L} (?<small>\p{Ll}{4,30}))(?<behindWord>${mark})${sentence}`,
  ].join('|'),
  'gu',
);
/** Words that a number belongs to, and those that are shortened before one: fig.12, page12, Зураг.5. */
const numbered =
  /^(?:figs?|figures?|nos?|num|numbers?|vols?|volumes?|secs?|sections?|arts?|articles?|chaps?|chapters?|pages?|para|parts?|tabs?|tables?|lines?|items?|steps?|tests?|users?|files?|versions?|vers?|rev|eds?|apps?|refs?|appendix|class|grade|group|team|level|room|unit|units|zone|areas?|types?|days?|weeks?|months?|years?|lessons?|questions?|quest|gate|route|rule|rules|example|examples|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|tel|ext|apt|bldg|approx|min|max|avg|est|ver|div|reg|ser|col|cols|ave|blvd|зураг|хүснэгт|график|диаграмм?|схем|бүлэг|хэсэг|хавсралт|дугаар|утас|тоот|байр|зүйл|заалт|хуудас|хувилбар|сар|анги|хичээл|дасгал|жишээ|асуулт|алхам)$/iu;

const afterComma =
  /(?<=(?<noted>\p{L}{3,30})["”»]?[,;]|(?<![\p{L}\p{N}])(?:[Ii]n|[Ss]ince|[Bb]y|[Uu]ntil|of|from) (?:1\d|20)\d\d,)\d{1,3}(?:,\d{1,3}){0,2}(?= (?<next>\p{L}+)(?! \d))/gu;
const isDay = new RegExp(`^(?:${day})$`, 'iu');
const goesOnWith = new RegExp(`^(?:${goesOn})$`, 'u');
const isLinked = new RegExp(`^(?:${quoted})$`, 'u');

/**
 * the census,5 which failed; his plan,2 though late,3 was good. Peter,45 who said it, is a count, and so are several in a
 * line that do not rise by one or two.
 */
function commaNotes(line: string, start: number): Edit[] {
  const all = [...line.matchAll(afterComma)];
  const isOnly = all.length === 1 && (line.match(/\p{L}[,;]\d/gu) ?? []).length < 2;
  const isNote = ({ groups: { next = '', noted = '' } = {} }: RegExpExecArray): boolean =>
    goesOnWith.test(next) && noted === noted.toLowerCase();
  const rise = all.every(({ 0: written }, index) => {
    const step = Number.parseInt(written, 10) - Number(all[index - 1]?.[0].split(',').at(-1) ?? 0);
    return index === 0 || step === 1 || step === 2;
  });
  const told = isOnly
    ? all.every(isNote)
    : rise &&
      all.some(({ groups }) => isLinked.test(groups?.next ?? '')) &&
      // We saw cats,2 dogs,3 and birds; the rest,12 in all, danced.
      !all.some(
        ({ 0: { length }, index, groups: { next = '' } = {} }) =>
          /^ (?:of|in (?:all|total|number))(?!\p{L})/u.test(
            line.slice(index + length, index + length + 12),
          ) ||
          (length === 1 && next.endsWith('s') && !isLinked.test(next)),
      );
  const isNamed = all.some(
    ({ groups }) => isDay.test(groups?.noted ?? '') || numbered.test(groups?.noted ?? ''),
  );
  return told && !isNamed
    ? all.map(({ 0: { length }, index }) => ({
        start: start + index,
        end: start + index + length,
        said: '',
      }))
    : [];
}

/** `…by Smith.12 The next`: the number of a note, glued to what it is about, before the next sentence. */
export function noteMarks(text: string): Edit[] {
  if (!/[.,;!?…"”»’)\]\p{L}]\d/u.test(text)) return [];
  const edits = [...text.matchAll(glued)].flatMap(({ 0: written, index, groups }) =>
    numbered.test(groups?.word ?? groups?.small ?? '')
      ? []
      : // Glued to a word, the mark is all that is left of the full stop.
        [{ start: index, end: index + written.length, said: groups?.small ? '.' : '' }],
  );
  let start = 0;
  for (const line of text.split('\n')) {
    edits.push(...commaNotes(line, start));
    start += line.length + 1;
  }
  return edits.sort((one, other) => one.start - other.start);
}
