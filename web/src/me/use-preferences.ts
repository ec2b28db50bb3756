import { calls } from '@duu/contract/calls/calls';
import { defaultPreferences, type Preferences } from '@duu/contract/documents/user';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call.ts';
import { useMe } from './me-context.ts';

function agrees(stored: Preferences, change: Partial<Preferences>): boolean {
  return JSON.stringify({ ...stored, ...change }) === JSON.stringify(stored);
}

/**
 * The user's preferences, and a function to change them. A change shows immediately; the document's update confirms it,
 * a failure reverts it.
 */
export function usePreferences(): {
  preferences: Preferences;
  save: (change: Partial<Preferences>) => void;
} {
  const me = useMe();
  const [pending, setPending] = useState<Partial<Preferences>>({});
  const stored = me.status === 'ready' ? me.user.preferences : defaultPreferences;
  useEffect(() => {
    setPending((before) => (agrees(stored, before) ? {} : before));
  }, [stored]);
  const save = useCallback(async (change: Partial<Preferences>) => {
    setPending((before) => ({ ...before, ...change }));
    try {
      await callApi(calls.updateMe, { input: { preferences: change } });
    } catch (error) {
      setPending({});
      if (!(error instanceof ApiError)) throw error;
    }
  }, []);
  return { preferences: { ...stored, ...pending }, save };
}
