import { paragraphsOf } from '../../text/segment.ts';
import { isSubtitles, readSubtitles } from '../formats/read-subtitles.ts';
import { paragraphsOfText } from './wrapped-text.ts';

/** Returns the paragraphs of a text that was pasted or is in a file: prose, verse, a list or subtitles. */
export function paragraphsOfPlainText(text: string): string[] {
  const found = isSubtitles(text)
    ? readSubtitles(text).map((block) => block.text)
    : paragraphsOfText(text);
  return found.flatMap(paragraphsOf);
}
