import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';

const sign = /[♂♀]{1,2}(?!\uFE0F)/uy;

/** `12 ♂`, `♀♀`: males and females. */
export function sexSignRule({ text, at }: Scan): Draft | undefined {
  const found = match(sign, text, at)?.[0];
  if (!found || /[\u200D\p{Extended_Pictographic}]$/u.test(leftOf(text, at, 2))) return undefined;
  const behind = leftOf(text, at, 3);
  const many = found.length > 1 || (/\d ?$/.test(behind) && !/(?:^|\D)1 ?$/.test(behind));
  const name = `${found.startsWith('♂') ? 'male' : 'female'}${many ? 's' : ''}`;
  const glued = (one: string) => /[\p{L}\p{N}]/u.test(one);
  return draft(
    at + found.length,
    'symbol',
    `${glued(text.charAt(at - 1)) ? ' ' : ''}${name}${glued(text.charAt(at + found.length)) ? ' ' : ''}`,
  );
}
