import type { Locale } from './language.ts';

/** The longest pause that a text can ask for, in ms; as long as `<break>` may be. */
const maxMarkPauseMs = 10_000;

interface Place {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * What is written in brackets: `[pause 1.5s]` is silence, `[voice Bat]` changes the speaker for the rest of a paragraph.
 * `[voice Bat: Anna]` says too whose words they are, as a script does (“Anna: …”): that is shown, and not spoken.
 */
export type Mark = Place &
  (
    | { readonly kind: 'pause'; readonly ms: number }
    | { readonly kind: 'voice'; readonly name: string; readonly label: Label | null }
    /** Begins like one, but can't be read. */
    | { readonly kind: 'wrong' }
  );

/** Whose words a voice reads, as written in its mark. */
interface Label extends Place {
  readonly name: string;
}

const marks = /\[[^\S\n]*(pause|завсарлага|voice|уншигч)(?![\p{L}\p{N}])([^\][\n]{0,120})(\]?)/giu;
const time = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(ms|s|мс|сек|с)$/iu;
const isMs = (unit: string) => /^(?:ms|мс)$/iu.test(unit);
const isPause = (word: string) => /^(?:pause|завсарлага)$/iu.test(word);

function pauseMs(written: string): number | null {
  const [, number = '', unit = ''] = time.exec(written) ?? [];
  if (number === '') return null;
  const ms = Math.round(Number(number.replace(',', '.')) * (isMs(unit) ? 1 : 1000));
  return ms > 0 && ms <= maxMarkPauseMs ? ms : null;
}

/** Returns whether only blanks and marks are before a place in its line. */
function beginsLine(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^\s*(?:\[[^\]\n]*\]\s*)*$/u.test(line);
}

/** Finds the marks of a text, in order. Other brackets are text: `[1]`, `[Music]`. */
export function marksOf(text: string): Mark[] {
  if (!text.includes('[')) return [];
  return Array.from(
    text.matchAll(marks),
    ({ index, 0: whole, 1: word = '', 2: rest = '', 3: close }) =>
      markAt(
        text,
        { start: index, end: index + whole.length },
        { word, written: rest.trim(), isClosed: close !== '' },
      ),
  );
}

function markAt(
  text: string,
  place: Place,
  { word, written, isClosed }: { word: string; written: string; isClosed: boolean },
): Mark {
  const wrong = { ...place, kind: 'wrong' } as const;
  if (!isClosed) return wrong;
  if (isPause(word)) {
    const ms = pauseMs(written);
    return ms === null ? wrong : { ...place, kind: 'pause', ms };
  }
  const colon = written.search(/[:：]/u);
  const name = (colon === -1 ? written : written.slice(0, colon)).trim();
  const label = colon === -1 ? '' : written.slice(colon + 1).trim();
  const isVoice = /\p{L}/u.test(name) && beginsLine(text, place.start);
  return isVoice ? { ...place, kind: 'voice', name, label: labelAt(text, place, label) } : wrong;
}

/** Finds a label, which ends its mark. */
function labelAt(text: string, { end }: Place, name: string): Label | null {
  if (name === '') return null;
  const start = text.lastIndexOf(name, end - 1 - name.length);
  return { name, start, end: start + name.length };
}

/** Returns a text without its marks, as it is counted and named. */
export function withoutMarks(text: string): string {
  return replaceMarks(text, () => '');
}

const blank = ({ start, end }: Place) => ' '.repeat(end - start);

/** Returns a text with blanks in place of its marks, so that places in it stay as they were. */
export function blankMarks(text: string): string {
  return replaceMarks(text, blank);
}

/** Returns a text as it is shown to listeners: as with `blankMarks`, but with whose words they are (“Anna: …”). */
export function shownText(text: string): string {
  return replaceMarks(text, (mark) => {
    if (mark.kind !== 'voice' || mark.label === null) return blank(mark);
    const { name, start, end } = mark.label;
    const before = blank({ start: mark.start, end: start });
    // The bracket or a blank behind the label leaves the place of the colon.
    return `${before}${name}:${blank({ start: end + 1, end: mark.end })}`;
  });
}

/** Replaces each mark of a text. */
export function replaceMarks(text: string, instead: (mark: Mark) => string): string {
  let made = '';
  let at = 0;
  for (const mark of marksOf(text)) {
    const written = instead(mark);
    made += text.slice(at, mark.start) + written;
    at = mark.end;
    if (written !== '') continue;
    // The blank after a mark belongs to it, and at the end of a line that before it.
    if (/[^\S\n]/.test(text.charAt(at)) && /(?:^|\s)$/.test(made)) at++;
    if (/^(?:\n|$)/.test(text.slice(at, at + 1))) made = made.replace(/[^\S\n]$/, '');
  }
  return made + text.slice(at);
}

/** Speakers' names are compared by this: without regard to case. */
export const voiceKey = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Whether a `voiceKey` names a speaker: by the id, or by the name in either language. */
export function isNamed(
  { id, name }: { readonly id: string; readonly name: Readonly<Record<Locale, string>> },
  key: string,
): boolean {
  return [id, name.mn, name.en].some((own) => voiceKey(own) === key);
}

/** Returns the names of all voices that a text asks for, as `voiceKey`s. */
export function voicesOf(segments: readonly string[]): string[] {
  const names = segments
    .flatMap(marksOf)
    .flatMap((mark) => (mark.kind === 'voice' ? [voiceKey(mark.name)] : []));
  return [...new Set(names)];
}

/** Returns the number of the first paragraph with a mark that can't be read, from 1; null if there is none. */
export function wrongMarkIn(segments: readonly string[]): number | null {
  const at = segments.findIndex((text) => marksOf(text).some(({ kind }) => kind === 'wrong'));
  return at === -1 ? null : at + 1;
}

/** A stretch of a text that one voice reads. */
export interface VoiceStretch extends Place {
  /** Its `voiceKey`; null: the chosen speaker's. */
  readonly voice: string | null;
}

/** Splits a text where the voice changes, without gaps. */
export function voiceStretches(text: string): VoiceStretch[] {
  const stretches: VoiceStretch[] = [];
  let from = 0;
  let voice: string | null = null;
  for (const mark of marksOf(text)) {
    if (mark.kind !== 'voice') continue;
    if (mark.start > from) stretches.push({ start: from, end: mark.start, voice });
    from = mark.start;
    voice = voiceKey(mark.name);
  }
  if (from < text.length) stretches.push({ start: from, end: text.length, voice });
  return stretches;
}
