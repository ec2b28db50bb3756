import { calls } from '@duu/contract/calls/calls';
import { defaultPreferences, type Preferences } from '@duu/contract/documents/user';
import { useCallback } from 'react';
import { useApi } from '../api/call.ts';
import { useMe } from './me-context.ts';

/** What the person prefers, and the way to change it; the document's own change brings it back. */
export function usePreferences(): {
  preferences: Preferences;
  save: (change: Partial<Preferences>) => Promise<void>;
} {
  const me = useMe();
  const api = useApi();
  const save = useCallback(
    async (change: Partial<Preferences>) => {
      await api(calls.updateMe, { input: { preferences: change } });
    },
    [api],
  );
  return { preferences: me.status === 'ready' ? me.user.preferences : defaultPreferences, save };
}
