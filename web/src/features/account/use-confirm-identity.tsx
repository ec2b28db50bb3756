import { type ReactNode, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { unlessCanceled } from '../../firebase/auth/auth-error.ts';
import { type ProviderId, providerIds } from '../../firebase/auth/providers.ts';
import { endSession } from '../../firebase/auth/session-store.ts';
import { authenticateWith } from '../../firebase/auth/sign-in.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { authErrorText } from '../auth/auth-error-text.ts';
import { ProviderButton } from '../auth/ProviderButton.tsx';

type Work = () => Promise<void>;

interface Asking {
  /** Why the user is asked, if not because the last sign-in was long ago. */
  readonly text?: string;
  /** Whether the user may continue without it. */
  readonly canSkip?: boolean;
}

/** Asks the user to sign in again with one of their methods, then continues. */
export function useConfirmIdentity(): {
  confirm: (then: Work, asking?: Asking) => void;
  dialog: ReactNode;
} {
  const t = useText();
  const session = useSession();
  const [then, setThen] = useState<(Asking & { work: Work }) | null>(null);
  const { busy, running, error, run, forget } = useAction(unlessCanceled);
  const ways =
    session.status === 'signedIn' ? providerIds.filter((id) => session.providers.includes(id)) : [];

  const close = () => {
    setThen(null);
    forget();
  };
  const prove = (id: ProviderId) =>
    run(async () => {
      if ((await authenticateWith(id, 'confirm')) !== 'done') return;
      close();
      await then?.work();
    }, id);
  const skip = async () => {
    close();
    await then?.work();
  };
  const dialog = (
    <FormDialog
      open={then !== null}
      title={t('account.confirm.title')}
      onClose={close}
      actions={
        <>
          {then?.canSkip && (
            <Button variant="ghost" disabled={busy} onClick={() => void skip()}>
              {t('account.confirm.skip')}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {t('shell.cancel')}
          </Button>
        </>
      }
    >
      <p>{then?.text ?? t(ways.length > 0 ? 'account.confirm.text' : 'account.confirm.mail')}</p>
      {error !== null && <Notice tone="danger">{authErrorText(error, t)}</Notice>}
      {ways.map((id) => (
        <ProviderButton
          key={id}
          id={id}
          busy={running === id}
          disabled={busy && running !== id}
          onClick={() => void prove(id)}
        />
      ))}
      {ways.length === 0 && (
        <Button onClick={() => void endSession()}>{t('account.confirm.mail.start')}</Button>
      )}
    </FormDialog>
  );
  return { confirm: (work, asking) => setThen({ ...asking, work }), dialog };
}
