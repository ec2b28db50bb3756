// Shows toasts for failed calls that no page handles, with the upgrade action: see
// docs/decisions/0095-show-a-failed-call-once.md.
import type { Call } from '@duu/contract/calls/call';
import type { PlanId } from '@duu/contract/documents/plan';
import type { Locale } from '@duu/contract/language';
import type { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { setApiHooks } from '../../api/hooks.ts';
import { toast } from '../../feedback/toast-store.ts';
import { loadMessages } from '../../i18n/catalogue.ts';
import { currentTranslate } from '../../i18n/current-translate.ts';
import { shownLocale } from '../../i18n/shown-locale.ts';
import { isFixedByUpgrade, upgradeTarget } from '../../plans/upgrade.ts';

let go: (path: string) => void = (path) => location.assign(path);
let planId: PlanId | null = null;

/** @param navigate the router's, so that the toast's action does not reload the page */
export function showFailedCalls(navigate: (path: string) => void): void {
  go = navigate;
  setApiHooks({
    failed: (error, call) => (call === null ? say(error) : sayOnce(call, error)),
    succeeded: (call) => shown.delete(call),
  });
}

/** The active plan, so that a toast leads to the one above it; null if there is none. */
export function setPlanOfToasts(id: PlanId | null): void {
  planId = id;
}

/** Shows a warning, with an upgrade action if a larger plan would help. */
function say(error: ApiError, options: { id?: string } = {}): void {
  if (currentTranslate() !== null) show(error, options);
  else void loadTexts().then(() => show(error, options));
}

/** Loads the error texts, which the landing pages lack until the first error. Their language may change meanwhile. */
async function loadTexts(): Promise<void> {
  let tried: Locale | null = null;
  while (currentTranslate() === null && tried !== shownLocale()) {
    tried = shownLocale();
    await loadMessages(tried, ['app']).catch(() => undefined);
  }
}

/** The last failure shown for each call that the page makes by itself. */
const shown = new Map<Call, string>();

/**
 * For calls that the page makes by itself, some every few seconds: shows a failure once, until the call succeeds or
 * fails differently. A missing connection is shown above the page. Calls that fail alike share one toast, as several
 * fail at once when a page opens.
 */
function sayOnce(call: Call, error: ApiError): void {
  if (error.status === 0 || error.status === 401 || shown.get(call) === error.message) return;
  shown.set(call, error.message);
  say(error, { id: `page: ${error.message}` });
}

function show(error: ApiError, options: { id?: string }): void {
  const t = currentTranslate();
  toast.warning(errorText(error, t), {
    ...options,
    ...(isFixedByUpgrade(error.key) && t
      ? { action: { label: t('shell.upgrade'), onClick: () => go(upgradeTarget(planId)) } }
      : {}),
    ...(error.errorId === null ? {} : { errorId: error.errorId }),
  });
}
