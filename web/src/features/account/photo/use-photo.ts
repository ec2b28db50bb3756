import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { markBusy } from '../../../feedback/busy.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';
import { PhotoError, type PhotoProblem } from './photo-problem.ts';
import { readPhoto, squarePhoto } from './square-photo.ts';

/** A picture that is not square, while the user chooses the visible part. */
export interface Placing {
  readonly bitmap: ImageBitmap;
  readonly url: string;
}

/** Changes and removes the user's photo; the page updates with the account's document. */
export function usePhoto() {
  const t = useText();
  const toast = useToast();
  const [busy, setBusy] = useState<'change' | 'remove' | null>(null);
  const [placing, setPlacing] = useState<Placing | null>(null);
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
      // A failed call has shown a toast.
      else if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(null);
      done();
    }
  };
  const change = (bitmap: ImageBitmap, at: number) =>
    run('change', async () => {
      try {
        await callApi(calls.setPhoto, { input: { image: await squarePhoto(bitmap, at) } });
      } finally {
        bitmap.close();
      }
    });
  const choose = async (file: File) => {
    setProblem(null);
    try {
      const bitmap = await readPhoto(file);
      if (bitmap.width === bitmap.height) await change(bitmap, 0);
      else setPlacing({ bitmap, url: URL.createObjectURL(file) });
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      setProblem(error.problem);
    }
  };
  const endPlacing = ({ bitmap, url }: Placing, at: number | null) => {
    setPlacing(null);
    URL.revokeObjectURL(url);
    if (at === null) bitmap.close();
    else void change(bitmap, at);
  };
  return {
    busy,
    problem,
    choose,
    placing,
    endPlacing,
    remove: () => run('remove', () => callApi(calls.removePhoto)),
  };
}
