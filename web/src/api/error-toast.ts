import { currentTranslate } from '../i18n/current-translate.ts';
import { toast } from '../toasts/toast-store.ts';
import type { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';
import { upgradeTarget } from './upgrade.ts';

let go: (path: string) => void = (path) => location.assign(path);

/** The router's navigation, so that the toast's action does not reload the page. */
export function setToastNavigation(navigate: (path: string) => void): void {
  go = navigate;
}

/** Any answer but 200 is a warning; a lack of characters offers the way to more. */
export function toastApiError(error: ApiError): void {
  const t = currentTranslate();
  const needsMore =
    error.key === 'max_characters_exceeded' ||
    error.key === 'max_characters_per_conversion_exceeded';
  toast.warning(
    errorText(error, t),
    needsMore && t
      ? { action: { label: t('shell.upgrade'), onClick: () => go(upgradeTarget()) } }
      : {},
  );
}
