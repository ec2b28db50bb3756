import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { canBeSaid, readCapitals } from './capital-words.ts';
import lists from './lists.json' with { type: 'json' };
import { acronyms, partlySaid } from './said-capitals.ts';

const anything = /^/;
const lab = /\b(?:creatinine|Cr|Na|glucose|lytes|electrolytes|CMP|BMP|labs?|potassium|eGFR)\b/;

type Beside = readonly [said: string, before: RegExp, after: RegExp];

/** Capitals that are a word or letters by what is beside them: a PAT test, an ERA of 2.90, the MOD. */
const besides: Readonly<Record<string, readonly Beside[]>> = {
  ACT: [
    ['act', anything, /^ (?:[Pp]arty|MPs?|[Ll]eader)\b/],
    ['A C T', /\p{L}{3},? $/u, /^,? (?:0[28]|2[69])\d\d(?!\d)/],
    ['A C T', /\bSAT(?:,| AND| OR|\/| \/| &)? ?$/, anything],
    ['A C T', anything, /^(?:\/| | \/ |, )SAT\b| (?:PREP|SCORES?|TEST(?:ING)?)\b/],
  ],
  SAT: [
    ['S A T', /\bACT(?:,| AND| OR|\/| \/| &)? ?$/, anything],
    ['S A T', anything, /^(?:\/| | \/ |, )ACT\b| (?:PREP|SCORES?|TEST(?:ING)?)\b/],
  ],
  CAD: [
    [
      'cad',
      anything,
      /^(?:\/CAM\b| (?:software|drawings?|models?|files?|designs?|designers?|operators?|technicians?|packages?|skills|work|systems?|drafting|draughts\w*|engineers?|programs?|tools?)\b)/,
    ],
  ],
  CAM: [['cam', /\bCAD ?(?:\/|&|and) ?$/, anything]],
  DOC: [
    [
      'doc',
      anything,
      /^ (?:huts?|rangers?|camp(?:site|ground)s?|tracks?|campsites|walks?|reserve)\b/,
    ],
  ],
  ISA: [
    [
      'eye sa',
      /(?:^|[^A-Za-z ]|(?<![A-Za-z])[\p{L}'’]*\p{Ll}|\b(?:CASH|JUNIOR|LIFETIME|AN|YOUR|SHARES|THE|NEW|AND|OR|FLEXIBLE)) ?$/u,
      anything,
    ],
  ],
  PAT: [
    [
      'pat',
      anything,
      /^[- ](?:[Tt]est(?:s|ed|ing|er)?|TEST(?:S|ED|ING|ER)?|certificates?|labels?)\b/,
    ],
  ],
  PEG: [['peg', anything, /^[- ](?:tubes?|feed(?:s|ing)?|site|placement|ratio)\b/]],
  TED: [['ted', anything, /^[- ](?:[Tt]alks?|stockings?|hose|Ed)\b/]],
  SEP: [['sep', anything, /^[- ]?(?:IRAs?|I R A)\b/]],
  NAT: [['nat', anything, /^ (?:gateways?|traversal|rules?|type|router|table|network)\b/]],
  MOD: [
    [
      'M O D',
      /\b(?:[Tt]he|by|from|an|ex-|former|at) ?$/,
      /^(?:'s|[.,;)]|\s*$| (?:police|sites?|land|contracts?|spokes\w+|property|base|said|says|has|had|is|was|will|staff|housing|personnel|budget|official|and)\b)/,
    ],
    ['M O D', anything, /^ (?:[Pp]olice|contracts?|spokes\w+|personnel|land|housing|Lyneham)\b/],
  ],
  LAX: [
    [
      'L A X',
      /\b(?:[Ff]rom|to|at|via|into|through|near|out of|[Ff]lying|[Ll]eft) $/,
      /^(?! [A-Z]{3})/,
    ],
  ],
  ERA: [
    ['E R A', /(?:\d\.\d\d|\b(?:his|her|team|career|lowest|best|combined)) $/, anything],
    [
      'E R A',
      anything,
      /^(?:,? \(?\d{1,2}\.\d\d?| (?:of (?:just |under |over )?\d|leaders?|title|crown))/,
    ],
    ['E R A', /\b(?:W|L|SV|GS|IP|W-L|BB|SO|WHIP)[ \t|,]{1,4}$/, anything],
  ],
  BUN: [
    [
      'B U N',
      anything,
      /^(?:\/[Cc]r|:? ?\d| (?:and|of|was|is|level|elevated|high) (?:[Cc]r|\d|\w+ \d))/,
    ],
    ['B U N', lab, anything],
  ],
  SAP: [
    [
      'S A P',
      anything,
      /^(?: S\/4|\/| (?:HANA|ERP|Ariba|Concur|SuccessFactors|Fiori|Business|FICO|MM|SD|BW|GUI|SE|consultants?|systems?|implementation|modules?|users?|migration|software|experience|skills|project|certified|analysts?|developers?|platform|training|knowledge)\b)/,
    ],
    [
      'S A P',
      /\b(?:[Oo]racle|Salesforce|in|using|with|Excel|MYOB|Xero)(?:,| or| and|\/)? ?$/,
      /^[,.;)/]/,
    ],
  ],
  // Signs of a patient: RESP 18.
  RESP: [['resp', anything, /^:? ?\d/]],
  FIR: [
    [
      'F I R',
      /\b(?:[Aa]n|[Ff]irst|lodged?|filed?|[Tt]he) $/,
      /^ (?:was|has|lodged|filed|registered|against|under|copy|at|no)\b/i,
    ],
  ],
};

/** How capitals are said that the general rule reads wrongly: NSAID, `PAT testing`; undefined for all others. */
export function saidAt(written: string, text: string, at: number, end: number): string | undefined {
  const lists = Object.hasOwn(besides, written) ? besides[written] : undefined;
  const behind = lists ? leftOf(text, at, 24) : '';
  const next = lists ? text.slice(end, end + 24) : '';
  const found = lists?.find(([, before, after]) => before.test(behind) && after.test(next));
  if (found) return found[0];
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
