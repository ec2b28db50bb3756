import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { digitByDigit } from '../numbers/cardinal.ts';

const shape = /[*#]{1,2}\d{2,4}(?:\*\d{1,12}){0,5}#/y;
const names: Record<string, string> = { '*': 'star', '#': 'hash' };

/** `*901#`, `*737*1*5000#`, `Gate code: *4521#`: what is typed on a phone, key by key. */
export function dialCodeRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}*#]/u.test(text.charAt(at - 1))) return undefined;
  const starred = /\b(?:press|dial|call|text)(?:ing)? $/i.test(leftOf(text, at, 9))
    ? match(/\*(\d{2,4})(?![\p{L}\d#*])/uy, text, at)
    : null;
  if (starred?.[1]) return draftOf(starred, 'number', `star ${digitByDigit(starred[1])}`);
  const found = match(shape, text, at)?.[0];
  if (!found || /[\p{L}\p{N}]/u.test(text.charAt(at + found.length))) return undefined;
  const keys = [...found].map((key) => names[key] ?? digitByDigit(key));
  return draft(at + found.length, 'number', keys.join(' '));
}
