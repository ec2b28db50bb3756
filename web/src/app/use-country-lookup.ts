import { useEffect } from 'react';
import { localeAfterLookup, needsLookup } from '../i18n/locale-store.ts';

let asked = false;

/** Asks once per page load where the visitor is. Its answer changes nothing but that the locale becomes mn. */
export function useCountryLookup(): void {
  useEffect(() => {
    if (asked || !needsLookup()) return;
    asked = true;
    // Without the contract's parser: the landing page stays light, and the answer is not used.
    fetch('/api/v1/ip2location').then(
      (response) => (response.status === 200 ? localeAfterLookup() : undefined),
      () => undefined,
    );
  }, []);
}
