import { paragraphsOf } from '../../text/segment.ts';
import { withoutNoteMarks } from '../document/note-marks.ts';
import { withSpokenTex } from '../document/spoken-tex.ts';
import { isSubtitles, readSubtitles } from '../formats/read-subtitles.ts';
import { withoutInvisible } from './invisible.ts';
import { withoutPages } from './printed-pages.ts';
import { paragraphsOfText } from './wrapped-text.ts';

/** Returns the paragraphs of a text that was pasted or is in a file: prose, verse, a list or subtitles. */
export function paragraphsOfPlainText(text: string): string[] {
  const found = isSubtitles(text)
    ? readSubtitles(text).map((block) => block.text)
    : paragraphsOfText(text.includes('\f') ? withoutPages(text) : text);
  const spoken = found.map((paragraph) => withSpokenTex(withoutInvisible(paragraph)));
  return withoutNoteMarks(spoken).flatMap(paragraphsOf);
}
