import { calls } from '@duu/contract/calls/calls';
import { audio as audioSchema } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { callApi } from '../api/call.ts';
import { useAction } from '../api/use-action.ts';
import { Button } from '../components/Button.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { TextField } from '../components/TextField.tsx';
import { FormDialog } from '../feedback/FormDialog.tsx';
import { useToast } from '../feedback/toast-store.ts';
import { useUid } from '../firebase/auth/use-session.ts';
import { useDoc } from '../firebase/documents/use-live-data.ts';
import { useText } from '../i18n/intl.tsx';
import css from './ShareDialog.module.css';
import { ShareFile } from './ShareFile.tsx';
import { embedCode, shareAddress } from './share-address.ts';
import { canShareAudio, canShareLinks, systemShare } from './system-share.ts';

interface Props {
  audio: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/**
 * Shares an audio: its file by the system's sheet where that takes files, and its public link, which is made, shown and
 * revoked here.
 */
export function ShareDialog({ audio: { id, name }, onClose }: Props) {
  const t = useText();
  const toast = useToast();
  const { data: audio } = useDoc(paths.audio(useUid(), id), audioSchema);
  const { busy, run } = useAction();
  const shareId = audio?.shareId ?? null;
  const params = { audioId: id };
  const withFile = canShareAudio();
  const copy = (text: string) =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toast.success(t('sharing.copied')))
      .catch(() => toast.info(t('sharing.copyByHand')));
  const send = (url: string) =>
    void systemShare({ url, title: name }).catch(() => toast.info(t('sharing.copyByHand')));
  return (
    <FormDialog
      open
      title={t('sharing.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shell.close')}
          </Button>
          {shareId !== null && (
            <Button
              variant="destructive"
              busy={busy}
              onClick={() =>
                void run(async () => {
                  await callApi(calls.unshareAudio, { params });
                  toast.success(t('sharing.stopped'));
                })
              }
            >
              {t('sharing.stop')}
            </Button>
          )}
        </>
      }
    >
      {!audio && <Skeleton height="6rem" />}
      {audio && withFile && audio.storagePath !== null && (
        <section className={css.part}>
          <ShareFile audio={{ id, name, storagePath: audio.storagePath }} onShared={onClose} />
          <p className={css.note}>{t('sharing.file.text')}</p>
        </section>
      )}
      {audio && (
        <section className={css.part}>
          {withFile && <h3 className={css.title}>{t('sharing.public')}</h3>}
          <p>{t(shareId === null ? 'sharing.about' : 'sharing.on')}</p>
          {shareId === null ? (
            <Button
              variant={withFile ? 'outline' : 'default'}
              busy={busy}
              onClick={() => void run(() => callApi(calls.shareAudio, { params }))}
            >
              {t('sharing.make')}
            </Button>
          ) : (
            <>
              <div className={css.row} data-buttons={canShareLinks() ? 2 : 1}>
                <TextField
                  label={t('sharing.link')}
                  value={shareAddress(shareId)}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
                <Button variant="secondary" onClick={() => copy(shareAddress(shareId))}>
                  {t('sharing.copy')}
                </Button>
                {canShareLinks() && (
                  <Button variant="secondary" onClick={() => send(shareAddress(shareId))}>
                    {t('sharing.send')}
                  </Button>
                )}
              </div>
              <div className={css.row}>
                <TextField
                  label={t('sharing.embed')}
                  value={embedCode(shareId, name)}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
                <Button variant="secondary" onClick={() => copy(embedCode(shareId, name))}>
                  {t('sharing.copy')}
                </Button>
              </div>
            </>
          )}
        </section>
      )}
    </FormDialog>
  );
}
