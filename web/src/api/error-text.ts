import { type ErrorKey, isPlainKey } from '@duu/contract/errors/keys';
import type { Translate } from '../i18n/intl.tsx';
import type { ApiError } from './api-error.ts';

/** Used when no translation is available. */
export const untranslated = 'Request failed [000]';

/** Returns the text of a key. A text with `{limit}` falls back to the generic one if an older server sent no limit. */
export function keyText(key: ErrorKey, limit: number | null, t: Translate): string {
  if (limit !== null) return t(`errors.${key}`, { limit });
  return t(isPlainKey(key) ? `errors.${key}` : 'errors.request_failed');
}

/** Returns the text for a failed call in the page's language; `t` is null if no translation is loaded yet. */
export function errorText({ key, status, limit }: ApiError, t: Translate | null): string {
  if (!t) return untranslated;
  if (key !== null) return keyText(key, limit, t);
  return t(status === 0 ? 'errors.offline' : 'errors.request_failed');
}
