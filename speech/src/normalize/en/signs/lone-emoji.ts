import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { lineBehind } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };

/** What people call the pictures that stand for a whole message. */
const names: Readonly<Record<string, string>> = lists.loneEmojiNames;

/** Only pictures, to the end of the line. */
const run =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Cf} ]{0,40}(?=\s*(?:\n|$))/uy;
/** The start of a line, or who says it: Marcus 🏀: 👍, [6:44 PM] Priya: 💀, <gareth> 👍. */
const speaker =
  /^(?:\[[^\]]{1,24}\] ?|\(?\d{1,2}:\d\d(?: ?[AaPp][Mm])?\)? ?(?:- ?)?)?(?:<[^>]{1,24}> |@?[\p{L}\p{N}_.'’-]{1,20}(?: [\p{L}\p{N}_.'’-]{1,16}){0,2}(?: ?\p{Extended_Pictographic}\uFE0F?){0,3}: )?$/u;

/** A message that is nothing but a picture says what it shows; elsewhere pictures are silent. */
export function loneEmojiRule({ text, at }: Scan): Draft | undefined {
  if (/[\d#*©®™]/.test(text.charAt(at))) return undefined;
  const found = match(run, text, at)?.[0];
  if (!found) return undefined;
  const behind = lineBehind(text, at, 70);
  if (behind.length > 66 || !speaker.test(behind)) return undefined;
  const said = [...found].map((one) => (Object.hasOwn(names, one) ? names[one] : undefined));
  const once = [...new Set(said.filter((one) => one !== undefined))];
  return once.length > 0 ? draft(at + found.trimEnd().length, 'word', once.join(', ')) : undefined;
}
