import { calls } from '@duu/contract/calls/calls';
import type { Preferences } from '@duu/contract/documents/user';
import { useEffect } from 'react';
import { callApi } from '../api/call.ts';
import { consumeChoices, onChoice } from '../firebase/auth/unsaved-choices.ts';
import { applyAccountLocale, ownLocale } from '../i18n/locale-store.ts';
import { applyAccountMode, readMode } from '../theme/mode.ts';

/** Saves this device's choice to the account, one call at a time, so that the last choice wins. */
async function saveChoices(): Promise<void> {
  for (;;) {
    const { choices, putBack } = consumeChoices();
    if (choices.length === 0) return;
    const preferences = {
      ...(choices.includes('language') && { language: ownLocale.get() }),
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
    let saving = saveChoices();
    return onChoice(() => {
      saving = saving.then(saveChoices);
    });
  }, [isKnown]);
  const language = preferences?.language;
  useEffect(() => {
    if (language) void applyAccountLocale(language);
  }, [language]);
  const theme = preferences?.theme;
  useEffect(() => {
    if (theme) applyAccountMode(theme);
  }, [theme]);
}
