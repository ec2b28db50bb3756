import type { Block } from '../document/block.ts';

const time = '(?:\\d{1,3}:)?\\d{1,2}:\\d{2}[.,]\\d{1,3}';
/** The line of a cue's times, of SRT and WebVTT or of SBV. */
const timing = new RegExp(`^\\s*(${time})(?:\\s*-->\\s*|,)(${time})`, 'u');
/** A line of a transcript, or what begins one of a song's (LRC). */
const transcriptTime = /^\s*(?:\d{1,2}:)?\d{1,2}:\d{2}\s*$/u;
const songTime = /^\s*(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\])+/u;

/** A gap in the speech that begins a paragraph after the end of a sentence, in ms. */
const pauseMs = 1500;

interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

const linesOf = (text: string): string[] => text.replace(/^\ufeff/u, '').split(/\r\n?|\n/u);

/** Whether several of the first lines are like the first one. */
function repeats(lines: readonly string[], like: RegExp): boolean {
  const some = lines.filter((line) => line.trim() !== '').slice(0, 40);
  return like.test(some[0] ?? '') && some.filter((line) => like.test(line)).length > 2;
}

/** From its beginning on: other times are those of a day. */
const isTranscript = (lines: readonly string[]): boolean =>
  repeats(lines, transcriptTime) &&
  /^\s*(?:0{1,2}:)?0{1,2}:/u.test(lines.find((line) => line.trim() !== '') ?? '');

/** Whether a text is a subtitle file (SRT, WebVTT, SBV), a transcript or a song with times, also pasted. */
export function isSubtitles(text: string): boolean {
  if (/^\ufeff?WEBVTT(?:[ \t\r\n]|$)/u.test(text)) return true;
  const lines = linesOf(text.slice(0, 4000));
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '');
  if (timing.test(first) || (/^\s*\d+\s*$/u.test(first) && timing.test(second))) return true;
  return isTranscript(lines) || repeats(withoutSongTags(lines), songTime);
}

/** `[ti:Name]`, `[ar:Artist]`. */
const withoutSongTags = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^\s*\[[a-z]{2,6}:[^\]]*\]\s*$/iu.test(line));

const msOf = (time: string): number => {
  const parts = time.trim().split(/[:.,]/u).map(Number);
  const ms = (parts.at(-1) ?? 0) + (parts.at(-2) ?? 0) * 1000 + (parts.at(-3) ?? 0) * 60_000;
  return ms + (parts.at(-4) ?? 0) * 3_600_000;
};

/** Who speaks. */
const speaker = '\\p{Lu}[\\p{L} .]{0,30}: ';
const beginsWithSpeaker = new RegExp(`^${speaker}`, 'u');

/** Removes what is for the screen: tags, positions (`{\an8}`), entities of WebVTT, and brackets around no words. */
const shown = (line: string): string =>
  line
    .replace(/<rt>[^<>]{0,80}<\/rt>/gu, '')
    .replace(/<v(?:\.[^\s<>]*)?\s+([^<>]{1,80})>/gu, '$1: ')
    .replace(
      /<\/?(?:(?:[bcisuv]|lang|ruby)(?:\.[^<>\s]*)?|em|strong|(?:font|span|lang)\s[^<>]{0,200}|font|span)>/giu,
      '',
    )
    .replace(/<[\d:.]{5,12}>/gu, '')
    .replace(/\{\\[^{}]{0,100}\}/gu, '')
    .replace(
      /&(amp|lt|gt|nbsp|lrm|rlm);/gu,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', nbsp: ' ' })[name] ?? '',
    )
    .replace(/[♪♫♬]|\[[^\p{L}\p{N}[\]]{0,80}\]/gu, '')
    .trim();

const inBrackets = /\[[^[\]]{0,80}\]/gu;
const severalInBrackets = `(?:${inBrackets.source}\\s*)+`;
/** What is heard beside speech, for those who don't hear: a line `[music]` or `(laughs)`. */
const soundLine = new RegExp(
  `^(?:(?:[-–—]\\s*|${speaker})?${severalInBrackets}|[-–—\\s]*\\([^()]{0,80}\\))$`,
  'u',
);
/** Also behind a dash or who speaks: `- [laughs] Yes.` */
const soundOfSpeaker = new RegExp(
  `((?:^|[.!?…]\\s*)[-–—]\\s*|^${speaker})${severalInBrackets}`,
  'gu',
);

/** Returns what stands for a sound somewhere; within a sentence, brackets around anything else have words. */
const soundsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .map(shown)
      .filter((line) => soundLine.test(line))
      .flatMap((line) => line.match(inBrackets) ?? []),
  );

function spoken(line: string, sounds: ReadonlySet<string>): string {
  const text = shown(line);
  if (soundLine.test(text)) return '';
  return text
    .replace(soundOfSpeaker, '$1')
    .replace(inBrackets, (one) => (sounds.has(one) ? '' : one))
    .trim();
}

function cuesOf(text: string, sounds: ReadonlySet<string>): Cue[] {
  const cues: Cue[] = [];
  for (const block of text.replace(/^\ufeff/u, '').split(/(?:\r?\n[ \t]*){2,}/u)) {
    const lines = block.split(/\r\n?|\n/u);
    const at = lines.findIndex((line) => timing.test(line));
    // Comments, styles and the head have no time.
    if (at < 0) continue;
    const [, start = '', end = ''] = timing.exec(lines[at] ?? '') ?? [];
    cues.push({
      startMs: msOf(start),
      endMs: msOf(end),
      lines: lines
        .slice(at + 1)
        .map((line) => spoken(line, sounds))
        .filter((line) => line !== ''),
    });
  }
  return cues;
}

/** Without the lines that stay on the screen from the cue before, as those of live captions do. */
function newLines(lines: readonly string[], before: readonly string[]): readonly string[] {
  for (let count = Math.min(lines.length, before.length); count > 0; count--)
    if (before.slice(-count).every((line, at) => line === lines[at])) return lines.slice(count);
  return lines;
}

/** Two speakers may share a line: `- Yes. - Come!` */
const speakersOf = (line: string): string[] =>
  /^[-–—]/u.test(line) ? line.split(/(?<=[.!?…])\s*(?=[-–—]\s*\p{Lu})/u) : [line];

function speechOf(cues: readonly Cue[]): string[] {
  const paragraphs: string[] = [];
  let open = '';
  let endMs = 0;
  const close = () => {
    if (open !== '') paragraphs.push(open);
    open = '';
  };
  let before: readonly string[] = [];
  for (const { startMs, endMs: end, lines } of cues) {
    // Some programs repeat a cue for each of its lines.
    const isRepeated = lines.join('\n') === before.join('\n');
    const said = isRepeated ? [] : startMs <= endMs ? newLines(lines, before) : lines;
    before = lines;
    if (isRepeated) {
      endMs = end;
      continue;
    }
    if (startMs - endMs >= pauseMs && /[.!?…]["'»”’)\]]*$/u.test(open)) close();
    for (const line of said.flatMap(speakersOf)) {
      if (/^[-–—]\s*\S/u.test(line) || beginsWithSpeaker.test(line)) close();
      const words = line.replace(/^[-–—]\s*/u, '');
      open = open === '' ? words : `${open} ${words}`;
    }
    endMs = end;
  }
  close();
  return paragraphs;
}

/**
 * Returns the speech of a subtitle file: sentences that go on over cues are joined, a dash begins another speaker. The
 * lines of a song stay lines.
 */
export function readSubtitles(text: string): Block[] {
  const lines = withoutSongTags(linesOf(text));
  const isSong = repeats(lines, songTime);
  const sounds = soundsIn(lines);
  const said = isSong
    ? lines.map((line) => line.replace(songTime, '').trim()).filter((line) => line !== '')
    : isTranscript(lines)
      ? [
          lines
            .filter((line) => !transcriptTime.test(line))
            .map((line) => spoken(line, sounds))
            .join(' '),
        ]
      : speechOf(cuesOf(text, sounds));
  return said.map((line) => ({
    kind: isSong ? 'line' : 'paragraph',
    text: line.replace(/\s+/gu, ' ').trim(),
  }));
}
