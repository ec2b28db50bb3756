import { calls } from '@duu/contract/calls/calls';
import { collection as collectionSchema } from '@duu/contract/documents/collection';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import { ImageOff } from 'lucide-react';
import { useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { chosenCover } from '../../../files/cover-of.ts';
import { PictureError, pictureKinds } from '../../../files/picture.ts';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
import { useText } from '../../../i18n/intl.tsx';
import { Cover } from './Cover.tsx';
import css from './CoverDialog.module.css';

const megabytes = limits.cover.fileBytes / 1024 / 1024;

/** A failed call has shown a toast. */
function pictureError(error: unknown): PictureError | null {
  if (error instanceof PictureError) return error;
  if (error instanceof ApiError) return null;
  throw error;
}

/** Shows, sets and removes the cover of a collection. */
export function CoverDialog({
  collection: { id, name },
  onClose,
}: {
  collection: { readonly id: string; readonly name: string };
  onClose: () => void;
}) {
  const t = useText();
  const { data } = useDoc(paths.collection(useUid(), id), collectionSchema);
  const input = useRef<HTMLInputElement>(null);
  const { running, error, run } = useAction(pictureError);
  const path = data?.coverPath ?? null;
  const set = (image: string | null) =>
    callApi(calls.setCover, { params: { collectionId: id }, input: { image } });
  const choose = (file: File) => void run(async () => set(await chosenCover(file)), 'choose');
  return (
    <FormDialog
      open
      title={t('library.cover.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shell.close')}
          </Button>
          {path !== null && (
            <Button
              variant="ghost"
              busy={running === 'remove'}
              onClick={() => void run(() => set(null), 'remove')}
            >
              {t('library.cover.remove')}
            </Button>
          )}
          <Button busy={running === 'choose'} onClick={() => input.current?.click()}>
            {t(path === null ? 'library.cover.choose' : 'library.cover.change')}
          </Button>
        </>
      }
    >
      <div className={css.shown}>
        <Cover
          path={path}
          size="large"
          otherwise={
            <span className={css.none}>
              <ImageOff size={32} aria-hidden="true" />
              {t('library.cover.none')}
            </span>
          }
        />
      </div>
      <p>{t('library.cover.hint')}</p>
      {error && <Notice tone="danger">{t(`library.cover.${error.problem}`, { megabytes })}</Notice>}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureKinds.join()}
        data-testid="cover"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) choose(file);
          target.value = '';
        }}
      />
    </FormDialog>
  );
}
