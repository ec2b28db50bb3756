import { useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { Email } from '../../../components/Email.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { isEmail } from '../../../firebase/auth/email-link.ts';
import type { Choice, LocalUser } from '../../../firebase/local/shown-choice.ts';
import { useText } from '../../../i18n/intl.tsx';
import css from './LocalDesk.module.css';

/** The accounts that the launcher adds to the Auth emulator (local/seed). */
const people: readonly LocalUser[] = [
  { email: 'user@demo.duu', name: 'Болор' },
  { email: 'pro@demo.duu', name: 'Тэмүүлэн' },
  { email: 'admin@demo.duu', name: 'Саран' },
];

/** The window of a provider in local builds. */
export function LocalDesk({ choice }: { choice: Choice }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const decide = (user: LocalUser | null) => {
    setEmail('');
    setWrong(false);
    choice.decide(user);
  };
  const useOther = () => {
    const address = email.trim();
    if (isEmail(address)) decide({ email: address, name: address.split('@')[0] ?? address });
    else setWrong(true);
  };
  return (
    <FormDialog
      open
      title={t('auth.desk.title', { provider: t(`auth.provider.${choice.providerId}`) })}
      onClose={() => decide(null)}
      onSubmit={useOther}
      cancel={t('shell.cancel')}
      submit={t('auth.desk.use')}
    >
      <p className={css.note}>{t('auth.desk.note')}</p>
      <ul className={css.list}>
        {people.map((user) => (
          <li key={user.email}>
            <button type="button" className={css.user} onClick={() => decide(user)}>
              <Avatar name={user.name} photoUrl={null} />
              <span>
                {user.name}
                <span className={css.note}>
                  <Email>{user.email}</Email>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={t('auth.desk.otherEmail')}
        name="other-email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong ? t('auth.error.invalid-email') : null}
      />
    </FormDialog>
  );
}
