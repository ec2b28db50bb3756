import { failureLimit } from '@duu/contract/errors/failure-limit';
import { type ErrorKey, failuresByTheText, isPlainKey } from '@duu/contract/errors/keys';
import type { Translate } from '../i18n/intl.tsx';
import { keyText } from './error-text.ts';

/** What an audio's document says of a conversion that failed. */
interface Failed {
  readonly error: ErrorKey | null;
  readonly characters: number;
}

/** Why an audio could not be made; empty where nothing is known. */
export function failureText({ error, characters }: Failed, t: Translate): string {
  if (error === null) return '';
  return keyText(error, isPlainKey(error) ? null : failureLimit(error, characters), t);
}

/** Whether a failed conversion surely took nothing: what was heard before its own text failed it is charged. */
export function tookNothing({ error }: Failed): boolean {
  return error !== null && !failuresByTheText.has(error);
}
