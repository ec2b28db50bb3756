import { type ErrorKey, failuresByTheText } from '@duu/contract/errors/keys';
import { limits } from '@duu/contract/limits';
import { spokenLimit } from '@duu/contract/spoken';
import type { Translate } from '../i18n/intl.tsx';

/** The fields of an audio that describe a failed conversion. */
interface Failed {
  readonly error: ErrorKey | null;
  readonly characters: number;
}

/** The number in a key's text, which the document does not store. */
function limitOf(key: ErrorKey, characters: number): number {
  if (key === 'too_many_conversions') return limits.conversionsAtOnce;
  if (key === 'max_sound_seconds_exceeded') return limits.soundSeconds / 60;
  if (key === 'max_spoken_characters_exceeded') return spokenLimit(characters);
  return 0;
}

/** Why an audio could not be created; empty if unknown. */
export function failureText({ error, characters }: Failed, t: Translate): string {
  return error === null ? '' : t(`errors.${error}`, { limit: limitOf(error, characters) });
}

/** Whether a failed conversion certainly cost nothing: what was played before the text itself failed is charged. */
export function tookNothing({ error }: Failed): boolean {
  return error !== null && !failuresByTheText.has(error);
}
