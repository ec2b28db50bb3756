import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useApi } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { TextField } from '../../components/TextField.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { leave, signedInForMs } from '../../firebase/auth/account-actions.ts';
import { endAppleConnection, lacksAppleToken } from '../../firebase/auth/apple-token.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { authErrorText } from '../auth/auth-error-text.ts';
import css from './account.module.css';
import { forgetHere } from './forget-here.ts';
import { useConfirmIdentity } from './use-confirm-identity.tsx';

/** The server requires a sign-in within five minutes; this is a little less, so that it is still valid then. */
const recentMs = 4 * 60_000;

export function DeleteAccount() {
  const t = useText();
  const toast = useToast();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const { confirm, dialog } = useConfirmIdentity();
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.uid : null;
  const providers = session.status === 'signedIn' ? session.providers : [];
  const wanted = t('account.delete.word');

  const askWord = async () => setOpen(true);
  const prove = (isRecent: boolean) =>
    lacksAppleToken(providers)
      ? confirm(askWord, { text: t('account.confirm.apple'), canSkip: isRecent })
      : confirm(askWord);
  const ask = async () => {
    setWord('');
    try {
      const isRecent = (await signedInForMs()) < recentMs;
      if (isRecent && !lacksAppleToken(providers)) setOpen(true);
      else prove(isRecent);
    } catch (error) {
      toast.error(authErrorText(error, t));
    }
  };
  const remove = async () => {
    if (word.trim().toLowerCase() !== wanted) return;
    setBusy(true);
    try {
      // Before the account is deleted, as Apple can't be notified afterwards.
      const ended = await endAppleConnection(providers);
      await api(calls.deleteMe, { toast: false });
      setOpen(false);
      await leave();
      if (uid !== null) forgetHere(uid);
      toast.success(t('account.delete.done'));
      if (!ended) toast.info(t('account.delete.apple'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.key === 'auth.recent_login_required') {
        setOpen(false);
        prove(false);
      } else if (error.status !== 401) toast.warning(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card tone="danger" title={t('account.delete')} text={t('account.delete.text')}>
      <div className={css.actions}>
        <Button variant="destructive" onClick={() => void ask()}>
          {t('account.delete.start')}
        </Button>
      </div>
      <FormDialog
        open={open}
        title={t('account.delete.title')}
        onClose={() => !busy && setOpen(false)}
        onSubmit={() => void remove()}
        actions={
          <>
            <Button variant="outline" disabled={busy} onClick={() => setOpen(false)}>
              {t('shell.cancel')}
            </Button>
            <Button
              type="submit"
              variant="destructive"
              busy={busy}
              disabled={word.trim().toLowerCase() !== wanted}
            >
              {t('account.delete.confirm')}
            </Button>
          </>
        }
      >
        <p>
          <RichText
            id="account.delete.ask"
            values={{ word: wanted, b: (chunks) => <b>{chunks}</b> }}
          />
        </p>
        <TextField
          label={t('account.delete.label')}
          name="confirm-word"
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </FormDialog>
      {dialog}
    </Card>
  );
}
