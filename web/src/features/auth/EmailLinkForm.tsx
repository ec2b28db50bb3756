import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { returnPath } from '../../app/paths.ts';
import { useLocalePath } from '../../app/use-go.ts';
import { useBusy } from '../../busy/use-busy.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { WaveLine } from '../../components/WaveLine.tsx';
import { sendEmailLink } from '../../firebase/email-link.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { authErrorText } from './auth-error-text.ts';
import css from './EmailLinkForm.module.css';

const LocalMailBox = import.meta.env.LOCAL_BUILD
  ? lazy(() => import('./local/LocalMailBox.tsx').then((m) => ({ default: m.LocalMailBox })))
  : null;

export function EmailLinkForm() {
  const t = useText();
  const localePath = useLocalePath();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  useBusy(email !== '');

  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      const back = encodeURIComponent(returnPath(search));
      await sendEmailLink(email, `${localePath('/auth/callback')}?return=${back}`);
      setSent(true);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  if (sent)
    return (
      <div className={css.sent} role="status">
        <WaveLine />
        <h2 className={css.title}>{t('auth.email.sent')}</h2>
        <p>
          <RichText
            id="auth.email.sentTo"
            values={{ email: email.trim(), b: (chunks) => <b>{chunks}</b> }}
          />
        </p>
        {LocalMailBox && (
          <Suspense>
            <LocalMailBox />
          </Suspense>
        )}
        <div className={css.actions}>
          <Button variant="ghost" size="sm" onClick={() => setSent(false)}>
            {t('auth.email.again')}
          </Button>
          <Button variant="ghost" size="sm" busy={busy} onClick={() => void send()}>
            {t('auth.email.resend')}
          </Button>
        </div>
      </div>
    );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error === null ? null : authErrorText(error, t)}
      />
      <Button type="submit" fullWidth busy={busy}>
        {t('auth.email.send')}
      </Button>
    </form>
  );
}
