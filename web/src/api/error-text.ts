import type { Translate } from '../i18n/intl.tsx';
import type { MessageId } from '../i18n/messages/messages.ts';
import type { ApiError } from './api-error.ts';

/** Used when no translation is available. */
export const untranslated = 'Request failed [000]';

function idOf(error: ApiError): MessageId {
  if (error.key) return `errors.${error.key}`;
  return error.status === 0 ? 'errors.offline' : 'errors.request_failed';
}

/** The text for a failed call in the page's language; `t` is null if no translation is loaded yet. */
export function errorText(error: ApiError, t: Translate | null): string {
  if (!t) return untranslated;
  return t(idOf(error), { limit: error.limit ?? 0 });
}
