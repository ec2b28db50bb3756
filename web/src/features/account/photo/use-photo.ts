import { calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { useToast } from '../../../feedback/toast-store.ts';
import { PictureError, readPicture } from '../../../files/picture.ts';
import { useText } from '../../../i18n/intl.tsx';
import { squarePhoto } from './square-photo.ts';

/** A picture that is not square, while the user chooses the visible part. */
export interface Cropping {
  readonly bitmap: ImageBitmap;
  readonly url: string;
}

/** A failed call has shown a toast. */
function photoError(error: unknown): PictureError | null {
  if (error instanceof PictureError) return error;
  if (error instanceof ApiError) return null;
  throw error;
}

/** Changes and removes the user's photo; the page updates with the account's document. */
export function usePhoto() {
  const t = useText();
  const toast = useToast();
  const { running, error, run } = useAction(photoError);
  const [cropping, setCropping] = useState<Cropping | null>(null);

  const save = async (bitmap: ImageBitmap, at: number) => {
    try {
      await callApi(calls.setPhoto, { input: { image: await squarePhoto(bitmap, at) } });
    } finally {
      bitmap.close();
    }
    toast.success(t('account.photo.saved'));
  };
  const choose = (file: File) =>
    run(async () => {
      const bitmap = await readPicture(file, limits.photo.fileBytes);
      if (bitmap.width === bitmap.height) await save(bitmap, 0);
      else setCropping({ bitmap, url: URL.createObjectURL(file) });
    }, 'change');
  const remove = () =>
    run(async () => {
      await callApi(calls.removePhoto);
      toast.success(t('account.photo.removed'));
    }, 'remove');
  const endCropping = ({ bitmap, url }: Cropping, at: number | null) => {
    setCropping(null);
    URL.revokeObjectURL(url);
    if (at === null) bitmap.close();
    else void run(() => save(bitmap, at), 'change');
  };
  return { running, problem: error?.problem ?? null, choose, cropping, endCropping, remove };
}
