import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { figures } from '../figures.ts';
import lists from '../lists.json' with { type: 'json' };
import { canBeSaid, readCapitals } from './capital-words.ts';
import { acronyms, partlySaid } from './said-capitals.ts';

const besides = figures('capitals');

/** How capitals are said that the general rule reads wrongly: NSAID, `PAT testing`; undefined for all others. */
export function saidAt(written: string, text: string, at: number): string | undefined {
  const told = besides({ text, at });
  if (told && told.end === at + written.length) return told.spoken;
  return Object.hasOwn(partlySaid, written) ? partlySaid[written] : undefined;
}

/** Capitals with small letters in them. */
const mixed: Readonly<Record<string, string>> = lists.mixed;
const mixedShape =
  /(?:SaaS|PaaS|IaaS|VoIP|LiDAR|eSIM|IoT|PoE|CogAT|HiSET|RoSPA|DofE|DfE|DfT|MoD|MoJ|MoU|RoI|BoI|BoJ|BoC|DoD|DoT|BiPAP|PrEP|Tdap|DTaP|TEDx|NaN|GoT|HoA|EoI|PoA|LoI)(s?)(?![\p{L}\p{N}_])/uy;

/** DIYer, BBQing, OKed, NIMBYism: an ending behind capitals. */
const withEnding = /([A-Z]{2,6})(ers?|ing|ed|ish|ism|ists?|ase)(?![\p{L}\p{N}_'])/uy;

/** `DIYers`, `SaaS`, `DofE`: capitals with small letters in them that are said by their letters or as a word. */
export function mixedCapitalRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_@#./-]/u.test(text.charAt(at - 1))) return undefined;
  const small = match(mixedShape, text, at);
  if (small) {
    const written = small[1] ? small[0].slice(0, -1) : small[0];
    return draftOf(small, 'initialism', `${mixed[written]}${small[1]}`, false);
  }
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
