import { type ErrorKey, failuresByTheText } from '@duu/contract/errors/keys';
import { limits } from '@duu/contract/limits';
import { spokenLimit } from '@duu/contract/spoken';
import type { Translate } from '../i18n/intl.tsx';

/** What an audio's document says of a conversion that failed. */
interface Failed {
  readonly error: ErrorKey | null;
  readonly characters: number;
}

/** The number that a key's text names: the document keeps the key alone. */
function limitOf(key: ErrorKey, characters: number): number {
  if (key === 'too_many_conversions') return limits.conversionsAtOnce;
  if (key === 'max_sound_seconds_exceeded') return limits.soundSeconds / 60;
  if (key === 'max_spoken_characters_exceeded') return spokenLimit(characters);
  return 0;
}

/** Why an audio could not be made; empty where nothing is known. */
export function failureText({ error, characters }: Failed, t: Translate): string {
  return error === null ? '' : t(`errors.${error}`, { limit: limitOf(error, characters) });
}

/** Whether a failed conversion surely took nothing: what was heard before its own text failed it is charged. */
export function tookNothing({ error }: Failed): boolean {
  return error !== null && !failuresByTheText.has(error);
}
