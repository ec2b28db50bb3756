import type { Locale } from './language.ts';

/** The longest pause that a text can ask for, in ms; as long as `<break>` may be. */
const maxMarkPauseMs = 10_000;

interface Place {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

/** What is written in brackets: `[pause 1.5s]` is silence, `[voice Bat]` changes the speaker for the rest of a paragraph. */
export type Mark = Place &
  (
    | { readonly kind: 'pause'; readonly ms: number }
    | { readonly kind: 'voice'; readonly name: string }
    /** Begins like one, but can't be read. */
    | { readonly kind: 'wrong' }
  );

const marks = /\[[^\S\n]*(pause|завсарлага|voice|уншигч)(?![\p{L}\p{N}])([^\][\n]{0,80})(\]?)/giu;
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
  const isVoice = /\p{L}/u.test(written) && beginsLine(text, place.start);
  return isVoice ? { ...place, kind: 'voice', name: written } : wrong;
}

/** Returns a text without its marks, as it is counted, named and shown. */
export function withoutMarks(text: string): string {
  return cut(text, () => '');
}

/** Returns a text with blanks in place of its marks, so that places in it stay as they were. */
export function blankMarks(text: string): string {
  return cut(text, ({ start, end }) => ' '.repeat(end - start));
}

function cut(text: string, instead: (mark: Mark) => string): string {
  let made = '';
  let at = 0;
  for (const mark of marksOf(text)) {
    made += text.slice(at, mark.start) + instead(mark);
    at = mark.end;
    // The blank after a mark belongs to it.
    if (instead(mark) === '' && /[^\S\n]/.test(text.charAt(at)) && /(?:^|\s)$/.test(made)) at++;
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
