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

/** The router's navigation, so that the toast's action does not reload the page. */
export function setToastNavigation(navigate: (path: string) => void): void {
  go = navigate;
}

/** Any answer but 200 is a warning; what a larger plan would allow offers the way to it. */
export function toastApiError(error: ApiError): void {
  if (currentTranslate() !== null) show(error);
  else void loadTexts().then(() => show(error));
}

/** The landing pages have no texts of errors until the first one. Their language may change meanwhile. */
async function loadTexts(): Promise<void> {
  let tried: Locale | null = null;
  while (currentTranslate() === null && tried !== shownLocale()) {
    tried = shownLocale();
    await loadMessages(tried, ['inside']).catch(() => undefined);
  }
}

/** The failure last said of each call that nobody pressed. */
const said = new Map<Call, string>();

/**
 * For calls that the page makes by itself, some every few seconds: a failure is said once until the call succeeds or
 * fails otherwise. That there is no connection stands above the page.
 */
export function toastOnce(call: Call, error: ApiError): void {
  if (error.status === 0 || error.status === 401 || said.get(call) === error.message) return;
  said.set(call, error.message);
  toastApiError(error);
}

/** The call has succeeded: its next failure is news. */
export function forgetSaid(call: Call): void {
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
