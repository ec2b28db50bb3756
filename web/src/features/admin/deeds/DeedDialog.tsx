import { limits } from '@duu/contract/limits';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';

interface Props {
  title: string;
  /** What will happen. */
  text?: string;
  confirm: string;
  /** What takes something away is red. */
  destructive?: boolean;
  /** Whether the fields can be sent as they are. */
  ok?: boolean;
  /** What else there is to fill in; `tried`: faults are to be shown. */
  children?: (tried: boolean) => ReactNode;
  /** Does it; after an ApiError the form stays as it is. */
  send: (reason: string) => Promise<unknown>;
  /** What a toast says once it is done. */
  done?: string;
  onDone?: () => void;
  onClose: () => void;
}

/** A form for what an admin does to somebody or to their money: it always asks why, for the audit log. */
export function DeedDialog({
  title,
  text,
  confirm,
  destructive = false,
  ok = true,
  children,
  send,
  done,
  onDone,
  onClose,
}: Props) {
  const t = useText();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasNoReason = reason.trim() === '';

  const submit = async () => {
    setTried(true);
    if (!ok || hasNoReason || busy) return;
    setBusy(true);
    try {
      await send(reason);
      if (done !== undefined) toast.success(done);
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open
      title={title}
      onClose={() => !busy && onClose()}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" variant={destructive ? 'destructive' : 'default'} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
      {children?.(tried)}
      <TextField
        label={t('deeds.reason')}
        name="reason"
        autoComplete="off"
        maxLength={limits.nameCharacters}
        hint={t('deeds.reason.hint')}
        error={tried && hasNoReason ? t('deeds.reason.missing') : null}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
