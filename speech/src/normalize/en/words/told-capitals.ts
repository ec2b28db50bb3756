import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { figures } from '../figures.ts';
import { canBeSaid, readCapitals } from './capital-words.ts';
import { acronyms, partlySaid } from './said-capitals.ts';

const besides = figures('capitals');

/** How capitals are said that the general rule reads wrongly: NSAID, `PAT testing`; undefined for all others. */
export function saidAt(written: string, text: string, at: number): string | undefined {
  const told = besides({ text, at });
  if (told && told.end === at + written.length) return told.spoken;
  return Object.hasOwn(partlySaid, written) ? partlySaid[written] : undefined;
}

/** DIYer, BBQing, OKed, NIMBYism: an ending behind capitals. */
const withEnding = /([A-Z]{2,6})(ers?|ing|ed|ish|ism|ists?|ase)(?![\p{L}\p{N}_'])/uy;

/** `DIYers`: an ending behind capitals that are said by their letters or as a word. */
export function mixedCapitalRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_@#./-]/u.test(text.charAt(at - 1))) return undefined;
  const ended = match(withEnding, text, at);
  if (!ended?.[1] || !ended[2]) return undefined;
  const [whole, head, ending] = ended;
  const isWord =
    acronyms.has(head) ||
    canBeSaid(head) ||
    readCapitals(head, { before: '', after: '' }) !== 'initials';
  const said = Object.hasOwn(partlySaid, head)
    ? `${partlySaid[head]} ${ending}`
    : isWord && head !== 'ID'
      ? head.toLowerCase() + ending
      : `${[...head].join(' ')} ${ending}`;
  return draft(at + whole.length, 'initialism', said, false);
}
