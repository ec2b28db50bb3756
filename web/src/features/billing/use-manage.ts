import { calls } from '@duu/contract/calls/calls';
import { useCallback, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import { leaveTo } from './leave-to.ts';

/** Opens the provider's page for canceling its subscription and changing the card. */
export function useManage() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const manage = useCallback(async () => {
    setBusy(true);
    setError(null);
    try {
      leaveTo((await callApi(calls.manageSubscription, { toast: false })).url);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, error, manage };
}
