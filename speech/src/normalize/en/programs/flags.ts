import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind, rightOf } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';
import { isCommonWord } from '../words/common-words.ts';
import { spellName } from './paths.ts';
import { cmdlet, isCommand, programs } from './program-names.ts';

const flag = /--([a-z][a-z\d]{0,24}(?:-[a-z\d]{1,24}){0,5})(=)?(?![\p{L}\p{N}])/uy;
/** Words that follow a dash in prose typed as two hyphens. */
const prose =
  /^(?:and|but|or|nor|the|an?|then|he|she|it|they|we|you|his|her|their|my|our|its|like|so|who|which|that|this|these|not|for|to|in|on|at|with|from|by|as|if|when|where|while|even|especially|including|just|perhaps|maybe|well|yes|no|oh|what|how|why|because|until|after|before|or|is|was|were|are|be|had|has|did|does|there|here|some|one|two|all|both|each|every|any|now|only|too|very|really)$/;
const commands = new RegExp(
  `(?:^|[^\\p{L}])${programs}(?![\\p{L}\\p{N}])(?:[^.!?\\n]|\\.(?=\\w)){0,60} $`,
  'u',
);
/** Behind another one; Flags: -v, -rf and -q. */
const listed =
  / --[a-z][^.!?\n]*$|\b(?:flags?|options?|switches|args?|arguments?):? (?:`?-{1,2}[\w-]{1,20}`?(?:,|,? and|,? or|\/) ?){0,8}`?$/i;
const asOption = (behind: string): boolean =>
  allows('@option', 'before', behind) ||
  commands.test(behind) ||
  (behind.match(/`/g) ?? []).length % 2 === 1;
const shortFlag = /[-/](?:([A-Za-z]{1,4})|([a-z]{5,12}))(?=[\s`"')\]]|$|[.,;](?:\s|$))/y;
/** tail -20, head -n5: a flag with its number. */
const numberFlag = /-([A-Za-z]?)(\d{1,5})(?=[\s`"')|]|$)/y;
const bare = /--(?=\s+\S)/y;

const test =
  /-(eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|and|or|not|in|is|as|replace|split|join|[a-hk-pr-xzGLNOS])(?= )/y;
const testBefore =
  /(?:^|[\s;(])\[{1,2} (?:! )?(?:[^\]\n]{0,80} )?$|\$[\w:.?]{1,40}(?:\[[^\]\n]{0,20}\])? $|\(-?$|(?:\$\w{1,30} -(?:eq|ne|gt|ge|lt|le|like|match) \S{1,30} )$/;
const namedFlag = /-([A-Z][a-z]{1,12}(?:[A-Z][a-z]{1,12}){0,3})(?=[\s:|)]|$)/y;
const cmdletBefore = new RegExp(`(?:^|[\\s|;({\`])${cmdlet} (?:[^|;\\n]{0,80} )?$`);

/** `--force`, `--save-dev`; behind a command `-rf`, of Windows `/f`. */
export function flagRule({ text, at }: Scan): Draft | undefined {
  if (!/(?:^|[\s`"'([|])[-/]$/.test(text.slice(Math.max(0, at - 1), at + 1))) return undefined;
  const slashed = text.charAt(at) === '/';
  const long = match(flag, text, at);
  if (long?.[1]) {
    const next = rightOf(text, at + long[0].length, 60);
    const told = asOption(leftOf(text, at, 60));
    if ((prose.test(long[1]) && !told) || /^[^\n]{0,50}\p{L}--(?:\s|\p{L})/u.test(next))
      return undefined;
    return draft(
      at + long[0].length - (long[2] ? 1 : 0),
      'url',
      `dash dash ${long[1].split('-').map(spellName).join(' ')}`,
    );
  }
  const before = leftOf(text, at, 100);
  // if ($x -gt 5), [ -f "$FILE" ], Where-Object { $_.CPU -gt 100 }.
  const tested = match(test, text, at)?.[1];
  if (tested && testBefore.test(lineBehind(text, at, 100)))
    return draft(
      at + tested.length + 1,
      'url',
      `dash ${isCommonWord(tested) && tested.length > 2 ? tested : [...tested.toUpperCase()].join(' ')}`,
    );
  // Get-ChildItem -Path C:\\Logs -ItemType Directory.
  const named = match(namedFlag, text, at)?.[1];
  if (named && cmdletBefore.test(lineBehind(text, at, 120)))
    return draft(at + named.length + 1, 'url', `dash ${spellName(named)}`);
  // Usage: tidegauge --units metric -o out.csv.
  const told = commands.test(before.slice(-60)) || listed.test(before) || isCommand(text, at);
  const counted = told && text.charAt(at - 1) !== '(' ? match(numberFlag, text, at) : null;
  if (counted?.[2] && isCommand(text, at))
    return draftOf(
      counted,
      'url',
      `dash ${counted[1] ? `${counted[1].toUpperCase()} ` : ''}${cardinal(counted[2])}`,
    );
  if (told && match(bare, text, at) && isCommand(text, at))
    return draft(at + 2, 'url', 'dash dash');
  const short = match(shortFlag, text, at);
  const whole = short?.[1] ?? short?.[2];
  // usage: backup [-v] [-o FILE].
  const optional =
    text.charAt(at - 1) === '[' && /^-[A-Za-z](?: [A-Z]{1,20})?\]/.test(text.slice(at, at + 26));
  if (!whole || !(told || optional) || (prose.test(whole) && !slashed)) return undefined;
  if ((short?.[2] || slashed) && !isCommand(text, at)) return undefined;
  const isWord = whole.length > (slashed ? 1 : 3) && (slashed || short?.[2] || isCommonWord(whole));
  const said = isWord ? spellName(whole) : [...whole.toUpperCase()].join(' ');
  return draft(at + 1 + whole.length, 'url', `${slashed ? 'slash' : 'dash'} ${said}`);
}
