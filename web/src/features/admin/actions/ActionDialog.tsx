import { limits } from '@duu/contract/limits';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useToast } from '../../../feedback/toast-store.ts';
import { useText } from '../../../i18n/intl.tsx';

interface Props {
  title: string;
  /** Says what will happen. */
  text?: string;
  confirm: string;
  /** Whether the button is red. */
  destructive?: boolean;
  /** Whether the fields are valid. */
  ok?: boolean;
  /** Whether its fields are so many that they may scroll. */
  scrolls?: boolean;
  /** Further fields. `tried`: the user has pressed the button, so faults are shown. */
  children?: (tried: boolean) => ReactNode;
  /** Says who reads the reason. Default: the audit log. */
  reasonHint?: string;
  /** Sends the action. After an ApiError the form stays open. */
  send: (reason: string) => Promise<unknown>;
  /** The toast after success. */
  done?: string;
  onDone?: () => void;
  onClose: () => void;
}

/** A form for an admin's action on a user or their money. It requires a reason, for the audit log. */
export function ActionDialog({
  title,
  text,
  confirm,
  destructive = false,
  ok = true,
  scrolls = false,
  children,
  reasonHint,
  send,
  done,
  onDone,
  onClose,
}: Props) {
  const t = useText();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction();
  const hasNoReason = reason.trim() === '';

  const submit = async () => {
    setTried(true);
    if (!ok || hasNoReason || busy) return;
    await run(async () => {
      await send(reason);
      if (done !== undefined) toast.success(done);
      onDone?.();
    });
  };
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => void submit()}
      cancel={t('shell.cancel')}
      submit={confirm}
      destructive={destructive}
      scrolls={scrolls}
      busy={busy}
    >
      {text !== undefined && <p>{text}</p>}
      {children?.(tried)}
      <TextField
        label={t('actions.reason')}
        name="reason"
        autoComplete="off"
        maxLength={limits.nameCharacters}
        hint={reasonHint ?? t('actions.reason.hint')}
        error={tried && hasNoReason ? t('actions.reason.missing') : null}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
