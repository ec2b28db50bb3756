import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';

const pair = /([A-Z])([A-Z])(?=\s|$|[.,;/&)])/uy;
/** Words in capitals, and initials that name a thing. */
const words = /^(?:GO|UP|IN|ON|HI|OH|NO|AS|WE|HE|SO|MY|IF|BY|OF|AT|TO|PM|TV|UK|US|EU|UN|OK|VS)$/;
const lineBegins = /(?:^|\n|\t|[.;:!?)] |[-–—•*] |\d\. )[-•* ]{0,3}$/;
const does =
  /^(?:(?:(?: and |\/|, | & )[A-Z]{2}){0,2}) (?:to (?!(?:the|a|an|my|your|his|her|our|their|be|me|us|you|him|them)\b)\p{Ll}{2,14}\b|(?:reported|noted|said|asked|agreed|proposed|seconded|suggested|explained|updated|confirmed|advised|thanked|offered|raised|stated|queried|volunteered|presented|circulated|introduced|summarised|outlined|welcomed|will|has)\b)/u;
const wordsOfMinutes =
  /\b(?:actions?|owners?|responsible|lead|assigned to|by whom|proposed|seconded|proposer|seconder|present|apologies|attendees|attending|chair|minutes|in attendance)(?: by)?(?::| [-–—])? ?(?:[A-Z]{2}(?:, ?| and | & |\/)){0,6}\(?$/i;

/** `HO to book the hall`, `Action: MK`: initials of persons in minutes, also where they look like a word. */
export function minutesRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'.&-]/u.test(text.charAt(at - 1))) return undefined;
  // Proposed AS-P.
  const joined = match(/([A-Z]{2,3})-([A-Z]{1,2})(?![\p{L}\p{N}-])/uy, text, at);
  if (joined?.[1] && joined[2] && wordsOfMinutes.test(leftOf(text, at, 60)))
    return draftOf(joined, 'initialism', [...joined[1], ...joined[2]].join(' '), false);
  const found = match(pair, text, at);
  if (!found?.[1] || !found[2] || words.test(found[1] + found[2])) return undefined;
  const behind = leftOf(text, at, 60);
  const acts = lineBegins.test(behind) && does.test(text.slice(at + 2, at + 40));
  const partner =
    /(?:^|[\s(])[A-Z]{2} \p{Ll}[^.!?\n]{2,44}[,;] (?:and )?$/u.test(behind) ||
    /(?:^|[\s(])[A-Z]{2}(?:\/| and | & |, )$/.test(behind.slice(-8));
  const owns = wordsOfMinutes.test(behind);
  if (!acts && !owns && !(partner && does.test(text.slice(at + 2, at + 40)))) return undefined;
  // A line in capitals is not a list of persons.
  if (/\p{Lu}{2} $/u.test(behind) || /^ \p{Lu}{2}/u.test(text.slice(at + 2, at + 5)))
    return undefined;
  return draft(at + 2, 'initialism', `${found[1]} ${found[2]}`, false);
}
