import type { Edit } from './edit.ts';

/** 12, 3,4 or 7–9: up to three digits each. */
const mark = String.raw`\d{1,3}(?:[,\u2013-] ?\d{1,3}){0,4}`;
const sentence = String.raw`(?=\s{1,3}["'«“‘(]?\p{Lu}[\p{Ll}\s])`;
/** Words that no number stands before, and those that go on with a quotation. */
const goesOn = String.raw`the|wh(?:ich|ose?|ere|en|ile)|but|so|it|s?he|they|we|said|though|харин|гэвч|гэхдээ|энэ|тэр|т?эдгээр|гэ(?:дэг|сэн|х)|анх\p{Ll}*`;
const quoted = `${goesOn}|an?|and|as|[io]n|at|by|for|from|to|with|w(?:as|ere)|is|are|ha[ds]|th(?:at|is|ese)|мөн|гэж|нь|ба|болон`;
const day = String.raw`\p{Ll}+day|(?:jan|febr)uary|march|april|ju(?:ne|ly)|august|\p{Ll}+ember|october|даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням`;
const fresh = String.raw`(?<!\p{L},\d.{0,120})(?<!\p{L})(?!(?:${day}),)`;
const glued = new RegExp(
  [
    // as shown by Smith.12 The next
    String.raw`(?<=(?<word>\p{L}{3,30}|\p{L}{1,2}(?=[.!?…]["”»]))[.!?…]["”»’)\]]{0,2})(?<behindStop>${mark})${sentence}`,
    // (Smith, 2010).3,4 Others
    String.raw`(?<=(?:\p{L}{3}|\d{3})\)[.!?])(?<behindBracket>${mark})${sentence}`,
    // the census,5 which failed; but Peter,45 who said it, and several in a line are counted.
    String.raw`(?=\d)(?<=${fresh}(?<noted>\p{Ll}{3,30}),)\d{1,2}(?:,\d{1,2}){0,2}(?= (?:${goesOn})(?!\p{L}| \d)(?!.{0,120}\p{L},\d))`,
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

/** `…by Smith.12 The next`: the number of a note, glued to what it is about, before the next sentence. */
export function noteMarks(text: string): Edit[] {
  if (!/[.,!?…"”»’)\]\p{L}]\d/u.test(text)) return [];
  return [...text.matchAll(glued)].flatMap(({ 0: written, index, groups }) =>
    numbered.test(groups?.word ?? groups?.noted ?? groups?.small ?? '')
      ? []
      : // Glued to a word, the mark is all that is left of the full stop.
        [{ start: index, end: index + written.length, said: groups?.small ? '.' : '' }],
  );
}
