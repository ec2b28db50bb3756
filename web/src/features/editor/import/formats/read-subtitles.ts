import type { Block } from '../document/block.ts';

const timing =
  /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}/u;
/** A gap in the speech that begins a paragraph after the end of a sentence, in ms. */
const pauseMs = 1500;

interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** Whether a text is a subtitle file (SRT, WebVTT), also pasted. */
export function isSubtitles(text: string): boolean {
  return /^\ufeff?(?:WEBVTT(?:[ \t\r\n]|$)|\s*\d+[ \t]*\r?\n\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->)/u.test(
    text.slice(0, 300),
  );
}

const msOf = (time: string): number => {
  const parts = time.trim().split(/[:.,]/u).map(Number);
  const ms = (parts.at(-1) ?? 0) + (parts.at(-2) ?? 0) * 1000 + (parts.at(-3) ?? 0) * 60_000;
  return ms + (parts.at(-4) ?? 0) * 3_600_000;
};

/** Removes what is for the screen: tags, positions (`{\an8}`) and the entities of WebVTT. */
const spoken = (line: string): string =>
  line
    .replace(/<v(?:\.[^\s<>]*)?\s+([^<>]{1,80})>/gu, '$1: ')
    .replace(/<\/?[a-z\d][^<>]{0,200}>/giu, '')
    .replace(/\{\\[^{}]{0,100}\}/gu, '')
    .replace(
      /&(amp|lt|gt|nbsp|lrm|rlm);/gu,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', nbsp: ' ' })[name] ?? '',
    )
    .trim();

function cuesOf(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of text.replace(/^\ufeff/u, '').split(/(?:\r?\n[ \t]*){2,}/u)) {
    const lines = block.split(/\r\n?|\n/u);
    const at = lines.findIndex((line) => timing.test(line));
    // Comments, styles and the head have no time.
    if (at < 0) continue;
    const [start = '', end = ''] = (lines[at] ?? '').split('-->');
    cues.push({
      startMs: msOf(start),
      endMs: msOf(/^\s*[\d:.,]+/u.exec(end)?.[0] ?? end),
      lines: lines
        .slice(at + 1)
        .map(spoken)
        .filter((line) => line !== ''),
    });
  }
  return cues;
}

/** Returns the speech of a subtitle file: sentences that go on over cues are joined, a dash begins another speaker. */
export function readSubtitles(text: string): Block[] {
  const paragraphs: string[] = [];
  let open = '';
  let endMs = 0;
  const close = () => {
    if (open !== '') paragraphs.push(open);
    open = '';
  };
  let last = '';
  for (const { startMs, endMs: end, lines } of cuesOf(text)) {
    const said = lines.join('\n');
    // Some programs repeat a cue for each of its lines.
    if (said === last) continue;
    last = said;
    if (startMs - endMs >= pauseMs && /[.!?…]["'»”’)\]]*$/u.test(open)) close();
    for (const line of lines) {
      if (/^[-–—]\s*\S/u.test(line) || /^\p{Lu}[\p{L} .]{0,30}: /u.test(line)) close();
      const words = line.replace(/^[-–—]\s*/u, '');
      open = open === '' ? words : `${open} ${words}`;
    }
    endMs = end;
  }
  close();
  return paragraphs.map((line) => ({ kind: 'paragraph', text: line.replace(/\s+/gu, ' ') }));
}
