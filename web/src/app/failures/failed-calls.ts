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
import { currentTranslate } from '../../i18n/intl.tsx';
import { shownLocale } from '../../i18n/shown-locale.ts';
import { isFixedByUpgrade, upgradeTarget } from '../../plans/upgrade.ts';

let planId: PlanId | null = null;

/** Sets the active plan, so that a toast leads to the one above it; null if there is none. */
export function setPlanOfToasts(id: PlanId | null): void {
  planId = id;
}

/** @param go the router's, so that the toast's action does not reload the page */
export function showFailedCalls(go: (path: string) => void): void {
  /** The last failure shown for each call that the page makes by itself. */
  const shown = new Map<Call, string>();
  setApiHooks({
    failed: (error, once) => {
      if (once === null) void show(error, go);
      // A missing connection is shown above the page.
      else if (error.status !== 0 && shown.get(once) !== error.message) {
        shown.set(once, error.message);
        // Calls that fail alike share one toast, as several fail at once when a page opens.
        void show(error, go, { id: `page: ${error.message}` });
      }
    },
    succeeded: (call) => shown.delete(call),
  });
}

/** Shows a warning, with an upgrade action if a larger plan would help. */
async function show(
  error: ApiError,
  go: (path: string) => void,
  options: { id?: string } = {},
): Promise<void> {
  if (currentTranslate('inside') === null) await loadTexts();
  const t = currentTranslate('inside');
  toast.warning(errorText(error, t), {
    ...options,
    ...(isFixedByUpgrade(error.key) &&
      t && { action: { label: t('shell.upgrade'), onClick: () => go(upgradeTarget(planId)) } }),
    ...(error.errorId !== null && { errorId: error.errorId }),
  });
}

/** Loads the error texts, which public pages and the app's first page lack. The language may change meanwhile. */
async function loadTexts(): Promise<void> {
  let tried: Locale | null = null;
  while (currentTranslate('inside') === null && tried !== shownLocale()) {
    tried = shownLocale();
    await loadMessages(tried, ['inside']).catch(() => undefined);
  }
}
