import { useEffect } from 'react';
import { localeAfterLookup, needsLookup } from '../i18n/locale-store.ts';

let hasAsked = false;

/**
 * Requests the visitor's country. The result has no effect: the locale becomes mn in every case, as specified. Does not
 * use the contract's parser, so that the landing page stays small.
 */
export async function lookUpCountry(): Promise<void> {
  const response = await fetch('/api/v1/ip2location').catch(() => null);
  // Without a connection the other language's texts can't load; the next page starts with them.
  await localeAfterLookup().catch(() => undefined);
  if (response === null) return;
  if (response.status === 200) {
    // Unread, an answer keeps its connection until it is collected as garbage.
    await response.text().catch(() => undefined);
    return;
  }
  const { showFailedResponse } = await import('../api/call.ts');
  await showFailedResponse(response);
}

/** Looks up once per page load, if that could still change anything. */
export function useCountryLookup(): void {
  useEffect(() => {
    if (hasAsked || !needsLookup()) return;
    hasAsked = true;
    void lookUpCountry();
  }, []);
}
