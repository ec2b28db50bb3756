import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { TextField } from '../../components/TextField.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { msSinceSignIn, signOutDeletedUser } from '../../firebase/auth/account-actions.ts';
import { endAppleConnection, lacksAppleToken } from '../../firebase/auth/apple-token.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { authErrorText } from '../auth/auth-error-text.ts';
import css from './account.module.css';
import { clearStoredData } from './clear-stored-data.ts';
import { useConfirmIdentity } from './use-confirm-identity.tsx';

/** The server requires a sign-in within five minutes; this is a little less, so that it is still valid then. */
const recentMs = 4 * 60_000;

export function DeleteAccount() {
  const t = useText();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const { busy, run } = useAction();
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
      const isRecent = (await msSinceSignIn()) < recentMs;
      if (isRecent && !lacksAppleToken(providers)) setOpen(true);
      else prove(isRecent);
    } catch (error) {
      toast.error(authErrorText(error, t));
    }
  };
  const remove = async () => {
    if (word.trim().toLowerCase() !== wanted) return;
    const error = await run(async () => {
      // Before the account is deleted, as Apple can't be notified afterwards.
      const ended = await endAppleConnection(providers);
      await callApi(calls.deleteMe, { failure: 'handled' });
      setOpen(false);
      await signOutDeletedUser();
      if (uid !== null) clearStoredData(uid);
      toast.success(t('account.delete.done'));
      if (!ended) toast.info(t('account.delete.apple'));
    });
    if (error?.key === 'auth.recent_login_required') {
      setOpen(false);
      prove(false);
    } else if (error && error.status !== 401) toast.warning(errorText(error, t));
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
        onClose={() => setOpen(false)}
        onSubmit={() => void remove()}
        cancel={t('shell.cancel')}
        submit={t('account.delete.confirm')}
        destructive
        busy={busy}
        disabled={word.trim().toLowerCase() !== wanted}
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
