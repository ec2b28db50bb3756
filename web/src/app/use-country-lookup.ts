import { useEffect } from 'react';
import { localeAfterLookup, needsLookup } from '../i18n/locale-store.ts';

let asked = false;

/**
 * Asks where the visitor is. What is answered, and whether anything is, changes nothing: the locale becomes mn in every
 * case. Without the contract's parser, so that the landing page stays light.
 */
export async function lookUpCountry(): Promise<void> {
  const response = await fetch('/api/v1/ip2location').catch(() => null);
  // Without a connection the other language's texts can't be had: the next page begins with them.
  await localeAfterLookup().catch(() => undefined);
  if (response === null || response.status === 200) return;
  const { sayFailedAnswer } = await import('../api/call.ts');
  await sayFailedAnswer(response);
}

/** Asks once per page load, where that could still change anything. */
export function useCountryLookup(): void {
  useEffect(() => {
    if (asked || !needsLookup()) return;
    asked = true;
    void lookUpCountry();
  }, []);
}
