import { calls } from '@duu/contract/calls/calls';
import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { openProviderPage } from './open-provider-page.ts';

/** Opens the provider's page for canceling its subscription and changing the card. */
export function useManage() {
  const { busy, error, run } = useAction();
  const manage = useCallback(
    () =>
      run(async () => {
        openProviderPage((await callApi(calls.manageSubscription, { failure: 'handled' })).url);
      }),
    [run],
  );
  return { busy, error, manage };
}
