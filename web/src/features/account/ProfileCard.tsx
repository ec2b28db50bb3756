import { calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Email } from '../../components/Email.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useReloadBlock } from '../../feedback/reload-block.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { renameUser } from '../../firebase/auth/account-actions.ts';
import { unlessCanceled } from '../../firebase/auth/auth-error.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { authErrorText } from '../auth/auth-error-text.ts';
import css from './account.module.css';
import { PhotoField } from './photo/PhotoField.tsx';

export function ProfileCard() {
  const t = useText();
  const toast = useToast();
  const me = useMe();
  const session = useSession();
  const known = session.status === 'signedIn' ? session.displayName : null;
  const saved = (me.status === 'ready' ? me.user.displayName : known) ?? '';
  // Typed text stays, even if the saved name arrives after the first key.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? saved;
  const { busy, run } = useAction(unlessCanceled);
  useReloadBlock(name.trim() !== saved);
  if (session.status !== 'signedIn') return null;

  const save = async () => {
    const error = await run(async () => {
      await callApi(calls.updateMe, { input: { displayName: name.trim() } });
      await renameUser(name.trim());
      toast.success(t('account.name.saved'));
    });
    // A failed call has shown a toast.
    if (error !== null && !(error instanceof ApiError)) toast.error(authErrorText(error, t));
  };
  return (
    <Card title={t('account.user')}>
      <PhotoField name={saved || (session.email ?? '')} />
      <form
        className={css.name}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={css.field}>
          <TextField
            label={t('account.name')}
            name="name"
            autoComplete="name"
            maxLength={limits.nameCharacters}
            value={name}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" busy={busy} disabled={!name.trim() || name.trim() === saved}>
          {t('shell.save')}
        </Button>
      </form>
      <dl className={css.facts}>
        <dt>{t('account.email')}</dt>
        <dd>{session.email ? <Email>{session.email}</Email> : t('account.email.none')}</dd>
      </dl>
    </Card>
  );
}
