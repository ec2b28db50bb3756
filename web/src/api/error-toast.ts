import type { Call } from '@duu/contract/calls/call';
import type { Locale } from '@duu/contract/language';
import { toast } from '../feedback/toast-store.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { currentTranslate } from '../i18n/current-translate.ts';
import { shownLocale } from '../i18n/shown-locale.ts';
import type { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { isMendedByUpgrade, upgradeTarget } from './upgrade.ts';

let go: (path: string) => void = (path) => location.assign(path);

/** Sets the router's navigation, so that the toast's action does not reload the page. */
export function setToastNavigation(navigate: (path: string) => void): void {
  go = navigate;
}

/** Shows a warning for any failed call, with an upgrade action if a larger plan would help. */
export function toastApiError(error: ApiError): void {
  if (currentTranslate() !== null) show(error);
  else void loadTexts().then(() => show(error));
}

/** Loads the error texts, which the landing pages lack until the first error. Their language may change meanwhile. */
async function loadTexts(): Promise<void> {
  let tried: Locale | null = null;
  while (currentTranslate() === null && tried !== shownLocale()) {
    tried = shownLocale();
    await loadMessages(tried, ['inside']).catch(() => undefined);
  }
}

/** The last failure shown for each call that the page makes by itself. */
const said = new Map<Call, string>();

/**
 * For calls that the page makes by itself, some every few seconds: shows a failure once, until the call succeeds or fails
 * differently. A missing connection is shown above the page.
 */
export function toastOnce(call: Call, error: ApiError): void {
  if (error.status === 0 || error.status === 401 || said.get(call) === error.message) return;
  said.set(call, error.message);
  toastApiError(error);
}

/** Called when the call has succeeded, so that its next failure is shown. */
export function clearShownErrors(call: Call): void {
  said.delete(call);
}

function show(error: ApiError): void {
  const t = currentTranslate();
  toast.warning(
    errorText(error, t),
    isMendedByUpgrade(error.key) && t
      ? { action: { label: t('shell.upgrade'), onClick: () => go(upgradeTarget()) } }
      : {},
  );
}
