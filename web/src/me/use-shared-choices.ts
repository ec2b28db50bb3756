import { calls } from '@duu/contract/calls/calls';
import type { Preferences } from '@duu/contract/documents/user';
import { useEffect } from 'react';
import { callApi } from '../api/call.ts';
import { onChoice, takeChoices } from '../firebase/auth/unsaved-choices.ts';
import { getLocale, takeAccountLocale } from '../i18n/locale-store.ts';
import { readMode, takeAccountMode } from '../theme/mode.ts';

/** Tells the account what was chosen on this device, one call after the other, so that the last choice stays. */
async function tellAccount(): Promise<void> {
  for (;;) {
    const { choices, putBack } = takeChoices();
    if (choices.length === 0) return;
    const preferences = {
      ...(choices.includes('language') && { language: getLocale() }),
      ...(choices.includes('theme') && { theme: readMode() }),
    };
    try {
      await callApi(calls.updateMe, { input: { preferences } });
    } catch {
      // The toast has said why; here the choice holds all the same.
      putBack();
      return;
    }
  }
}

/**
 * Language and colours go with the person: what they choose here is saved, and what they have chosen elsewhere holds
 * here until they choose for this device. null: the account is not known yet.
 */
export function useSharedChoices(preferences: Preferences | null): void {
  const isKnown = preferences !== null;
  useEffect(() => {
    if (!isKnown) return;
    let telling = tellAccount();
    return onChoice(() => {
      telling = telling.then(tellAccount);
    });
  }, [isKnown]);
  const language = preferences?.language;
  useEffect(() => {
    if (language) void takeAccountLocale(language);
  }, [language]);
  const theme = preferences?.theme;
  useEffect(() => {
    if (theme) takeAccountMode(theme);
  }, [theme]);
}
