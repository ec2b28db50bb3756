import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useApi } from '../../../api/call.ts';
import { markBusy } from '../../../busy/busy.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useToast } from '../../../toasts/toast-store.ts';
import { PhotoError, type PhotoProblem } from './photo-problem.ts';
import { squarePhoto } from './square-photo.ts';

/** Changes and removes the person's photo; the page shows it when the account's document has changed. */
export function usePhoto() {
  const t = useText();
  const toast = useToast();
  const api = useApi();
  const [busy, setBusy] = useState<'change' | 'remove' | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);

  const run = async (what: 'change' | 'remove', work: () => Promise<unknown>) => {
    const done = markBusy();
    setBusy(what);
    setProblem(null);
    try {
      await work();
      toast.success(t(what === 'change' ? 'account.photo.saved' : 'account.photo.removed'));
    } catch (error) {
      if (error instanceof PhotoError) setProblem(error.problem);
      // A failed call has had its toast.
      else if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(null);
      done();
    }
  };
  return {
    busy,
    problem,
    change: (file: File) =>
      run('change', async () => api(calls.setPhoto, { input: { image: await squarePhoto(file) } })),
    remove: () => run('remove', () => api(calls.removePhoto)),
  };
}
