import { failureLimit } from '@duu/contract/errors/failure-limit';
import { type ErrorKey, failuresByTheText, isPlainKey } from '@duu/contract/errors/keys';
import type { Translate } from '../i18n/intl.tsx';
import { keyText } from './error-text.ts';

/** The fields of an audio that describe a failed conversion. */
interface Failed {
  readonly error: ErrorKey | null;
  readonly characters: number;
}

/** Why an audio could not be created; empty if unknown. */
export function failureText({ error, characters }: Failed, t: Translate): string {
  if (error === null) return '';
  return keyText(error, isPlainKey(error) ? null : failureLimit(error, characters), t);
}

/**
 * Returns whether a failed conversion was free for certain. If the text caused the failure, what was played before it
 * is charged.
 */
export function costNothing({ error }: Failed): boolean {
  return error !== null && !failuresByTheText.has(error);
}
