import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, lineBehind } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { digitByDigit } from '../numbers/cardinal.ts';
import { readAs } from '../said.ts';

const shape = /[1-9]\d{2,5}(?![\p{L}\d%°]|[.,:/-]\d|[-–]\p{L})/uy;
const dialled =
  /\b(?:call|calling|dial|dialling|dialing|ring|ringing|phone|phoning|check|text|texting|sms|press|contact|helpline|hotline|freephone|toll[- ]free)(?: number)?(?: us| now)?(?: on| at| is)?:? (?:\d{3,6},? (?:or|and) )?$/i;
const sentTo =
  /\b(?:text|txt|texting|sms|send|reply|whatsapp)(?: the word)? ["'“‘]?[A-Z\d]{2,14}(?: [A-Z\d]{1,12}| your \p{Ll}{2,12}| <[^>]{1,20}>)?["'”’]? (?:to|on) $|\bforward (?:it|them|this|those|the \p{Ll}+|(?:any )?\p{Ll}+ (?:messages?|texts?|sms|calls?))(?: for)?(?: free)? to $/iu;
const onPhone =
  /\b(?:call(?:s|ed|ing)?|ring(?:ing)?|phone|dial|text(?:ing)?|helpline|hotline|free|mobile|landline|reach(?:ed|able)?|available|advice|contact|police|power|emergency|speak|talk|report(?:ed|ing)?)\b[^.!?\n]{0,60}\bon $/i;
/** What goes on with the sentence; a noun is counted. */
const goesOn =
  /^(?:\s*$|[.,;:!?)\n"”'’]| [–—(]| (?:to|for|if|before|after|and|from|in|now|free|when|on|immediately|straight|any|anytime|quoting|option|then|around|during|outside|at any|first|instead|as|at|only|right|with|24|until|so|because|between|or (?:\d|visit|go|text|call|ring|e-?mail|see|use|your|ask|speak|chat|log|the|online|via|download))(?![\p{L}]))/u;
/** Dial 211 for shelter or 988 for help; text BAL to 61016 or HELP to 61000. */
const another =
  /\b(?:call|dial|ring|text|phone|sms)\b[^.!?\n]{0,60}\d{3}\b[^.!?\n]{0,40}(?: or|,| and)(?: [A-Z]{2,14} to)? $/i;
const isYear = (written: string): boolean => /^(?:19|20)\d\d$/.test(written);

/** Power cut: 105. NHS: 111; Garda: 999 or 112; police (non-urgent) 105. */
const short =
  /(?:000|10[15]|11[129]|[2-8]11|911|933|988|99[59])(?![\p{L}\d%°]|[.,:/-]\d|[-–]\p{L})/uy;
const served =
  /(?<![\p{L}\p{N}])(?:power ?cuts?|power outages?|electricity(?: emergenc(?:y|ies))?|nhs(?: direct| 24| wales)?|police|fire(?: (?:brigade|service|dept\.?|department))?|ambulance|garda[ií]?|coast ?guard|emergenc(?:y|ies)|emergency services|non[- ]?(?:emergenc(?:y|ies)|urgent)|(?:healthline|traffic|travel|road) ?info(?:rmation)?|road conditions|healthline|health line|(?:crisis|suicide)(?: (?:line|lifeline|prevention|hotline|& crisis lifeline|and crisis lifeline|helpline))?|lifeline|tty|trs|relay|poison (?:control|cent(?:er|re))|city services|directory (?:assistance|enquiries)|dig ?safe|before you dig|call before you dig|gas leaks?|non-emerg(?:ency)?|triage|nurse line|out of hours|ooh|report (?:a )?fault(?:s)?)(?: \([^()\n]{2,24}\)| line| number| no\.?| calls?)?(?:\)?(?:: ?| ?[–—-] |, )|\)? )(?:(?:call|dial|ring) )?(?:\d{3},? (?:or|and|\/) )?$/iu;
/** Of a count of police or fires only a colon or a dash tells. */
const countedNames =
  /\b(?:police|fires?|ambulance|travel info|emergenc(?:y|ies)|power ?cuts?|outages?)[ ,]{1,2}$/i;
const slashed = /(999|112|111|000|911)\/(999|112|111|000|911)(?![\d/]|\.\d)/y;

/** `check 511 before leaving`, `Dial 1912`, `text STOP to 60300`, `free on 159`: digit by digit. */
export function serviceNumberRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\d.,:/$€£#-]/u.test(text.charAt(at - 1))) return undefined;
  // Dial 999/112.
  const either = match(slashed, text, at);
  if (either && either[1] !== either[2]) return readAs(either, 'phone', '{1:digits} or {2:digits}');
  const known = match(short, text, at)?.[0];
  if (known) {
    const before = lineBehind(text, at, 60);
    if (
      served.test(before) &&
      !countedNames.test(before) &&
      goesOn.test(text.slice(at + 3, at + 19))
    )
      return draft(at + 3, 'phone', digitByDigit(known));
  }
  const found = match(shape, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  const behind = leftOf(text, at, 120);
  if (allows('@helpline', 'before', behind.toLowerCase()) && !isYear(found))
    return draft(end, 'phone', digitByDigit(found));
  if (!goesOn.test(text.slice(end, end + 16))) return undefined;
  const direct = dialled.test(behind.slice(-40));
  const asked = /\bcheck $/i.test(behind) ? found.length === 3 && !/00$/.test(found) : true;
  const told =
    (direct && asked) ||
    sentTo.test(behind.slice(-50)) ||
    another.test(behind) ||
    (onPhone.test(behind) && !allows('@not-phone-on', 'before', behind.toLowerCase()));
  if (!told) return undefined;
  return draft(end, 'phone', digitByDigit(found), false);
}
