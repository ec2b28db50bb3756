import type { Block } from '../document/block.ts';
import { type Cue, cuesOf, hasCues, linesOf } from './subtitle-cues.ts';
import { linesShown, namesIn, soundsIn, speakersOf, spoken, turnOf } from './subtitle-lines.ts';

/** A line of a transcript, or what begins one whose words go on: of chapters few are in the first minute. */
const clock = '^\\s*(?:\\d{1,2}:)?\\d{1,2}:\\d{2}';
const timeAlone = new RegExp(`${clock}\\s*$`, 'u');
const timeBefore = /^\s*(?:0{1,2}:)?0{1,2}:\d{2}\s+(?=\p{Ll})/u;
const isTranscript = (lines: readonly string[]): boolean =>
  repeats(lines, timeAlone) || repeats(lines, timeBefore);
/** What begins a line of a song (LRC). */
const songTime = /^\s*(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\])+/u;
/** The first time is at the beginning, or exact: others are those of a day. */
const firstTime = /^\s*(?:\[?(?:0{1,2}:)?0{1,2}:|\[\d+:\d+[.:])/u;

/** A gap in the speech that begins a paragraph after the end of a sentence, in ms. */
const pauseMs = 1500;
/** A cue that follows by less stays on the screen. */
const nearMs = 200;

/** Whether several of the first lines are such times, or begin with them, as the first one does. */
function repeats(lines: readonly string[], like: RegExp): boolean {
  const some = lines.filter((line) => line.trim() !== '').slice(0, 40);
  const [first = ''] = some;
  return (
    firstTime.test(first) && like.test(first) && some.filter((line) => like.test(line)).length > 2
  );
}

/** Whether a text is a subtitle file (SRT, WebVTT, SBV), a transcript or a song with times, also pasted. */
export function isSubtitles(text: string): boolean {
  if (hasCues(text)) return true;
  const lines = linesOf(text.slice(0, 4000));
  return isTranscript(lines) || repeats(withoutSongTags(lines), songTime);
}

/** `[ti:Name]`, `[ar:Artist]`. */
const withoutSongTags = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^\s*\[[a-z]{2,6}:[^\]]*\]\s*$/iu.test(line));

/** Without the lines that stay on the screen from the cue before, as those of live captions do. */
function newLines(lines: readonly string[], before: readonly string[]): readonly string[] {
  for (let count = Math.min(lines.length, before.length); count > 0; count--)
    if (before.slice(-count).every((line, at) => line === lines[at])) return lines.slice(count);
  return grownBy(lines, before) ?? lines;
}

/** What is new in cues that show a sentence word by word; null if these are others. */
function grownBy(lines: readonly string[], before: readonly string[]): readonly string[] | null {
  const shown = before.join(' ');
  const text = lines.join(' ');
  const isGrown = shown !== '' && text.startsWith(`${shown} `) && !endsSentence(shown);
  return isGrown ? [text.slice(shown.length + 1)] : null;
}

const endsSentence = (text: string): boolean => /[.!?…]["'»”’)\]]*$/u.test(text);

class Script {
  readonly paragraphs: string[] = [];
  readonly #names: ReadonlySet<string>;
  readonly #sounds: ReadonlySet<string>;
  /** The parts of the open paragraph: joined only at its end, which may be long in coming. */
  #open: string[] = [];
  /** Who speaks, if that was said. */
  #name = '';

  constructor(lines: readonly string[]) {
    this.#names = namesIn(lines);
    this.#sounds = soundsIn(lines);
  }

  get #isStart(): boolean {
    const last = this.#open.at(-1);
    return last === undefined || endsSentence(last);
  }

  pause(): void {
    if (this.#isStart) this.end();
  }

  add(line: string): void {
    for (const part of speakersOf(spoken(line, this.#sounds, this.#isStart))) {
      const { isNew, name, words } = turnOf(part, this.#names, this.#isStart);
      // Some programs name who speaks in each cue; small letters begin no sentence, so a word of the text is before them.
      const isSame =
        name !== '' && name === this.#name && !(this.#isStart && /^\p{Ll}/u.test(words));
      if (isNew && !isSame) this.end();
      if (isNew) this.#name = name;
      const said = spoken(isSame ? words : `${name}${words}`, this.#sounds, this.#isStart);
      if (said !== '' && said !== name.trim()) this.#open.push(said);
    }
  }

  end(): void {
    if (this.#open.length > 0) this.paragraphs.push(this.#open.join(' '));
    this.#open = [];
  }
}

function speechOf(cues: readonly Cue[]): string[] {
  const script = new Script(cues.flatMap(({ lines }) => lines));
  let endMs = 0;
  let before: readonly string[] = [];
  for (const { startMs, endMs: end, lines } of cues) {
    const isNear = startMs <= endMs + nearMs;
    // Some programs repeat a cue for each of its lines or words.
    const isRepeated = isNear && lines.join('\n') === before.join('\n');
    if (!isRepeated) {
      if (startMs - endMs >= pauseMs) script.pause();
      for (const line of isNear ? newLines(lines, before) : lines) script.add(line);
    }
    before = lines;
    endMs = Math.max(endMs, end);
  }
  script.end();
  return script.paragraphs;
}

/** Returns what is said between the times of a transcript. */
function transcriptOf(lines: readonly string[]): string {
  const time = repeats(lines, timeAlone) ? timeAlone : new RegExp(`${clock}\\s`, 'u');
  const said = lines.flatMap((line) => linesShown([line.replace(time, '')]));
  const sounds = soundsIn(said);
  return said.map((line) => spoken(line, sounds, false)).join(' ');
}

/**
 * Returns the speech of a subtitle file: sentences that go on over cues are joined, a dash or a name begins another speaker.
 * The lines of a song stay lines.
 */
export function readSubtitles(text: string): Block[] {
  const lines = withoutSongTags(linesOf(text));
  const isSong = repeats(lines, songTime);
  const said = isSong
    ? lines.map((line) => line.replace(songTime, '').trim()).filter((line) => line !== '')
    : isTranscript(lines)
      ? [transcriptOf(lines)]
      : speechOf(cuesOf(text).map((cue) => ({ ...cue, lines: linesShown(cue.lines) })));
  return said.map((line) => ({
    kind: isSong ? 'line' : 'paragraph',
    text: line.replace(/\s+/gu, ' ').trim(),
  }));
}
