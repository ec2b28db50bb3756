import { calls } from '@duu/contract/calls/calls';
import type { Preferences } from '@duu/contract/documents/user';
import { useEffect } from 'react';
import { callApi } from '../api/call.ts';
import { onChoice, takeChoices } from '../firebase/auth/unsaved-choices.ts';
import { getLocale, takeAccountLocale } from '../i18n/locale-store.ts';
import { readMode, takeAccountMode } from '../theme/mode.ts';

/** Saves this device's choice to the account, one call at a time, so that the last choice wins. */
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
      // A toast has shown why; the choice still holds on this device.
      putBack();
      return;
    }
  }
}

/**
 * Syncs language and colour theme with the account: a choice made here is saved, and one made on another device applies
 * here until the user chooses on this device. null: the account is not known yet.
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
