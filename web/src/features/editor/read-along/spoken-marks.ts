import type { AudioContent } from '@duu/contract/documents/audio';
import { type Span, sentencesOf } from '@duu/contract/sentences';

/** The place of the spoken word in the sheet: the paragraph's index, and offsets into its typed text. */
export interface SpokenMarks {
  readonly paragraph: number;
  readonly word: Span;
  readonly sentence: Span;
}

/**
 * Finds a word of the audio in the sheet. Only paragraphs that are unchanged since the conversion are highlighted; they
 * may have moved.
 */
export function spokenMarks(
  paragraphs: readonly string[],
  { segments, words }: Pick<AudioContent, 'segments' | 'words'>,
  index: number,
): SpokenMarks | null {
  const word = words[index];
  const made = word && segments[word.segment];
  if (word === undefined || made === undefined) return null;
  const written = paragraphs.flatMap((text, at) => (text.trim() === '' ? [] : [{ text, at }]));
  const isIt = (one: { text: string } | undefined) => one?.text.trim() === made;
  const samePlace = written[word.segment];
  const found = isIt(samePlace) ? samePlace : written.find(isIt);
  if (found === undefined) return null;
  const lead = found.text.length - found.text.trimStart().length;
  const sentence = sentencesOf(made).find(({ end }) => word.start < end);
  const end = sentence ? made.slice(0, sentence.end).trimEnd().length : word.end;
  return {
    paragraph: found.at,
    word: { start: lead + word.start, end: lead + word.end },
    sentence: { start: lead + (sentence?.start ?? word.start), end: lead + end },
  };
}
