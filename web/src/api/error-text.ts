import { type ErrorKey, isPlainKey } from '@duu/contract/errors/keys';
import type { Translate } from '../i18n/intl.tsx';
import type { ApiError } from './api-error.ts';

/** The text that stands in where no translation can be had. */
export const untranslated = 'Request failed [000]';

/** The text of a key. One that names a number is said only with it: an old or foreign server may not send it. */
export function keyText(key: ErrorKey, limit: number | null, t: Translate): string {
  if (limit !== null) return t(`errors.${key}`, { limit });
  return t(isPlainKey(key) ? `errors.${key}` : 'errors.request_failed');
}

/** The text for a failed call in the page's language; `t` is null where there is no translation yet. */
export function errorText({ key, status, limit }: ApiError, t: Translate | null): string {
  if (!t) return untranslated;
  if (key !== null) return keyText(key, limit, t);
  return t(status === 0 ? 'errors.offline' : 'errors.request_failed');
}
