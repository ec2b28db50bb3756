import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { returnPath } from '../../app/paths.ts';
import { Waiting } from '../../app/Waiting.tsx';
import { useBusy } from '../../busy/use-busy.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { TextField } from '../../components/TextField.tsx';
import { AuthFailure } from '../../firebase/auth-error.ts';
import { emailForLink, finishEmailLink, isEmailLink } from '../../firebase/email-link.ts';
import { useText } from '../../i18n/intl.tsx';
import { authErrorText } from './auth-error-text.ts';
import css from './SignInRoute.module.css';
import { useTellLink } from './use-tell-link.ts';

/** Where an e-mail link leads. On another device the address it was sent to is asked for first. */
export function CallbackRoute() {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const tellLink = useTellLink();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'working' | 'ask' | 'failed'>('working');
  const [error, setError] = useState<unknown>(null);
  const begun = useRef(false);
  useBusy(step !== 'failed');

  const finish = useCallback(
    async (address: string) => {
      setStep('working');
      try {
        await finishEmailLink(address, location.href);
        tellLink();
        await navigate(returnPath(search), { replace: true });
      } catch (failure) {
        setError(failure);
        const again = failure instanceof AuthFailure && failure.code === 'invalid-email';
        setStep(again ? 'ask' : 'failed');
      }
    },
    [navigate, search, tellLink],
  );

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    document.title = `${t('auth.title')} · Duu`;
    if (!isEmailLink(location.href)) {
      setError(new AuthFailure('invalid-action-code'));
      setStep('failed');
      return;
    }
    const known = emailForLink();
    if (known === null) setStep('ask');
    else void finish(known);
  }, [finish, t]);

  if (step === 'working') return <Waiting />;
  if (step === 'failed')
    return (
      <section className={css.card} aria-labelledby="callback-title">
        <h1 id="callback-title">{t('auth.title')}</h1>
        <Notice tone="danger">{authErrorText(error, t)}</Notice>
        <ButtonLink to="/auth" fullWidth>
          {t('auth.callback.back')}
        </ButtonLink>
      </section>
    );
  return (
    <form
      className={css.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finish(email);
      }}
    >
      <h1>{t('auth.callback.which')}</h1>
      <p className={css.lead}>{t('auth.callback.whichText')}</p>
      <TextField
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error === null ? null : authErrorText(error, t)}
      />
      <Button type="submit" fullWidth>
        {t('auth.callback.continue')}
      </Button>
    </form>
  );
}
