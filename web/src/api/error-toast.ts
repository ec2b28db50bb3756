import { currentTranslate } from '../i18n/current-translate.ts';
import { toast } from '../toasts/toast-store.ts';
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
  const t = currentTranslate();
  toast.warning(
    errorText(error, t),
    isMendedByUpgrade(error.key) && t
      ? { action: { label: t('shell.upgrade'), onClick: () => go(upgradeTarget()) } }
      : {},
  );
}
