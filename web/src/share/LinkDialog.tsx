import type { ReactNode } from 'react';
import { useAction } from '../api/use-action.ts';
import { Button } from '../components/Button.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { TextField } from '../components/TextField.tsx';
import { FormDialog } from '../feedback/FormDialog.tsx';
import { useToast } from '../feedback/toast-store.ts';
import { useText } from '../i18n/intl.tsx';
import css from './ShareDialog.module.css';
import { canShareLinks, systemShare } from './system-share.ts';

interface Props {
  title: string;
  /** What is shared, as the system's sheet names it. */
  name: string;
  /** What the link does, now or once there is one. */
  text: string;
  /** null if there is none; undefined until it is known. */
  address: string | null | undefined;
  /** HTML that shows it on another site. */
  embed?: string | undefined;
  /** Address for podcast apps. */
  feed?: string | undefined;
  /** Other ways to share, above the link. */
  children?: ReactNode;
  onCreate: () => Promise<unknown>;
  onStop: () => Promise<unknown>;
  onClose: () => void;
}

/** A public link, which is made, shown, sent and revoked here. */
export function LinkDialog({
  title,
  name,
  text,
  address,
  embed,
  feed,
  children,
  onCreate,
  onStop,
  onClose,
}: Props) {
  const t = useText();
  const toast = useToast();
  const { busy, run } = useAction();
  const copy = (value: string) =>
    void navigator.clipboard
      .writeText(value)
      .then(() => toast.success(t('sharing.copied')))
      .catch(() => toast.info(t('sharing.copyByHand')));
  const send = (url: string) =>
    void systemShare({ url, title: name }).catch(() => toast.info(t('sharing.copyByHand')));
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shell.close')}
          </Button>
          {typeof address === 'string' && (
            <Button
              variant="destructive"
              busy={busy}
              onClick={() =>
                void run(async () => {
                  await onStop();
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
      {children}
      {address === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <section className={css.part}>
          {children && <h3 className={css.title}>{t('sharing.public')}</h3>}
          <p>{text}</p>
          {address === null ? (
            <Button
              variant={children ? 'outline' : 'default'}
              busy={busy}
              onClick={() => void run(onCreate)}
            >
              {t('sharing.make')}
            </Button>
          ) : (
            <>
              <div className={css.row} data-buttons={canShareLinks() ? 2 : 1}>
                <Copied label={t('sharing.link')} value={address} />
                <Button variant="secondary" onClick={() => copy(address)}>
                  {t('sharing.copy')}
                </Button>
                {canShareLinks() && (
                  <Button variant="secondary" onClick={() => send(address)}>
                    {t('sharing.send')}
                  </Button>
                )}
              </div>
              {embed !== undefined && (
                <CopiedRow label={t('sharing.embed')} value={embed} onCopy={copy} />
              )}
              {feed !== undefined && (
                <CopiedRow label={t('sharing.feed')} value={feed} onCopy={copy} />
              )}
            </>
          )}
        </section>
      )}
    </FormDialog>
  );
}

function CopiedRow({
  label,
  value,
  onCopy,
}: {
  label: string;
  value: string;
  onCopy: (value: string) => void;
}) {
  const t = useText();
  return (
    <div className={css.row}>
      <Copied label={label} value={value} />
      <Button variant="secondary" onClick={() => onCopy(value)}>
        {t('sharing.copy')}
      </Button>
    </div>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  return (
    <TextField label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
  );
}
