import type { Word } from '@duu/contract/word';

/** Words of a text, spoken at that many ms per letter, with pauses after full stops and the like. */
export function timed(segments: readonly string[], perLetter: number, pauseMs = 300): Word[] {
  const words: Word[] = [];
  let ms = 50;
  for (const [segment, text] of segments.entries()) {
    for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const startMs = Math.round(ms);
      ms += match[0].length * perLetter;
      const end = match.index + match[0].length;
      const endMs = Math.round(ms);
      words.push({ segment, start: match.index, end, startMs, endMs, estimated: false });
      if (/[.!?…]["'»”’)\]]*(\s|$)/.test(text.slice(end, end + 4))) ms += pauseMs;
    }
  }
  return words;
}
