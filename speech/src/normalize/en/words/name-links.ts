import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { allows } from '../neighbors.ts';

/** Words between the names of a person and of a parent, as banks in Singapore and Malaysia print them. */
const links: Readonly<Record<string, string>> = {
  ...{ BTE: 'binte', BTI: 'binti', BIN: 'bin', 'S/O': 'son of', 'D/O': 'daughter of' },
  ...{ 'W/O': 'wife of', 'A/L': 'son of', 'A/P': 'daughter of' },
};
const link = /(?:BTE|BTI|BIN|[SDW]\/O|A\/[LP])(?= \p{Lu}[\p{Lu}\p{Ll}*]{1,20})/uy;
const nameBefore = /(?<![\p{L}\p{N}])\p{Lu}(?:\p{Lu}{1,20}|\p{Ll}{1,20}) $/u;

/** `SITI BTE RAHMAN`, `RAJ S/O KUMAR`: whose child someone is. */
export function nameLinkRule({ text, at }: Scan): Draft | undefined {
  const found = match(link, text, at)?.[0];
  const behind = leftOf(text, at, 22);
  if (!found || !nameBefore.test(behind) || allows('@no-name', 'before', behind)) return undefined;
  // Work or pay without: W/O means that as well.
  if (/^[WA]/.test(found) && !/^\S{3} \p{Lu}{2}/u.test(text.slice(at, at + 8))) return undefined;
  return draft(at + found.length, 'word', links[found] ?? '');
}
