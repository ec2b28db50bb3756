import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { FoldingLabel } from '../../components/FoldingLabel.tsx';
import { TextField } from '../../components/TextField.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './ShareButton.module.css';
import { embedCode, shareAddress } from './share-address.ts';

/** Creates an audio's public link, shows it, and revokes it. */
export function ShareButton({ audio }: { audio: WithId<Audio> }) {
  const t = useText();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction();
  const { shareId } = audio;
  const params = { audioId: audio.id };
  const copy = (text: string) =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toast.success(t('sharing.copied')))
      .catch(() => toast.info(t('sharing.copyByHand')));
  return (
    <>
      <Button variant="outline" disabled={audio.state !== 'done'} onClick={() => setOpen(true)}>
        <Share2 size={18} />
        <FoldingLabel>{t(shareId === null ? 'sharing.share' : 'sharing.shared')}</FoldingLabel>
      </Button>
      <FormDialog
        open={open}
        title={t('sharing.title', { name: audio.name })}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
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
        {shareId === null ? (
          <>
            <p>{t('sharing.about')}</p>
            <Button
              busy={busy}
              onClick={() => void run(() => callApi(calls.shareAudio, { params }))}
            >
              {t('sharing.make')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('sharing.on')}</p>
            {(
              [
                ['sharing.link', shareAddress(shareId)],
                ['sharing.embed', embedCode(shareId, audio.name)],
              ] as const
            ).map(([label, value]) => (
              <div key={label} className={css.row}>
                <TextField
                  label={t(label)}
                  value={value}
                  readOnly
                  onFocus={(event) => event.target.select()}
                />
                <Button variant="secondary" onClick={() => copy(value)}>
                  {t('sharing.copy')}
                </Button>
              </div>
            ))}
          </>
        )}
      </FormDialog>
    </>
  );
}
