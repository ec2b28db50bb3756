import { availableCredits, type Subscription } from '@duu/contract/documents/subscription';
import { limits } from '@duu/contract/limits';

/** The effect of a typed number of characters. */
export type CreditsChange =
  | { readonly ok: true; readonly characters: number; readonly available: number }
  | { readonly ok: false; readonly problem: 'none' | 'tooMany' | 'tooFew'; readonly limit: number };

/** Parses whole numbers with or without a sign or grouping: `500`, `+30,000`, `−200`. */
function parse(text: string): number | null {
  const plain = text.replace(/[\s,_']/g, '').replace(/^[−–]/, '-');
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : null;
}

export function creditsChange(text: string, subscription: Subscription | null): CreditsChange {
  const characters = parse(text);
  const available = subscription ? availableCredits(subscription) : 0;
  if (characters === null || characters === 0) return { ok: false, problem: 'none', limit: 0 };
  if (Math.abs(characters) > limits.adjustCharacters)
    return { ok: false, problem: 'tooMany', limit: limits.adjustCharacters };
  if (characters < -available) return { ok: false, problem: 'tooFew', limit: available };
  return { ok: true, characters, available: available + characters };
}
