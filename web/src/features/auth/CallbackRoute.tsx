import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useReloadBlock } from '../../feedback/reload-block.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { Waiting } from '../../feedback/Waiting.tsx';
import { AuthFailure, unlessCanceled } from '../../firebase/auth/auth-error.ts';
import {
  connectByLink,
  emailForLink,
  isEmailLink,
  signInByLink,
} from '../../firebase/auth/email-link.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { connectsAddress, returnPath } from '../../navigation/paths.ts';
import { authErrorText } from './auth-error-text.ts';
import css from './SignInRoute.module.css';
import { useLinkOutcomeToast } from './use-link-outcome-toast.ts';

/**
 * The target of an e-mail link, which signs in or connects its address to the signed-in account. On another device it
 * first asks for the address that the link was sent to.
 */
export function CallbackRoute() {
  const t = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const showLinkOutcome = useLinkOutcomeToast();
  const session = useSession();
  const [email, setEmail] = useState('');
  /** Whether the user has to enter the address. */
  const [asks, setAsks] = useState(false);
  const { error, run } = useAction(unlessCanceled);
  const canCorrect =
    error instanceof AuthFailure && ['invalid-email', 'other-address'].includes(error.code);
  const step = asks || canCorrect ? 'ask' : error === null ? 'working' : 'failed';
  const begun = useRef(false);
  useReloadBlock(step !== 'failed');
  const connects = connectsAddress(search);
  const title = t(connects ? 'auth.callback.connect' : 'auth.title');

  const finish = useCallback(
    (address: string) =>
      run(async () => {
        setAsks(false);
        if (!isEmailLink(location.href)) throw new AuthFailure('invalid-action-code');
        if (connects) {
          await connectByLink(address, location.href);
          const provider = t('auth.provider.emailLink');
          toast.success(t('auth.link.done', { provider }), { description: address.trim() });
        } else {
          await signInByLink(address, location.href);
          showLinkOutcome();
        }
        await navigate(returnPath(search), { replace: true });
      }),
    [connects, navigate, run, search, t, showLinkOutcome, toast],
  );

  useTitle(title);
  // Connecting an address requires a signed-in user.
  const ready = connects ? session.status === 'signedIn' : session.status !== 'loading';
  useEffect(() => {
    if (begun.current || !ready) return;
    begun.current = true;
    const known = emailForLink();
    if (known === null && isEmailLink(location.href)) setAsks(true);
    else void finish(known ?? '');
  }, [ready, finish]);

  if (connects && session.status === 'signedOut')
    return (
      <section className={css.card} aria-labelledby="callback-title">
        <h1 id="callback-title">{title}</h1>
        <Notice tone="info">{t('auth.callback.signInFirst')}</Notice>
        <ButtonLink to={`/auth?return=${encodeURIComponent(pathname + search)}`} fullWidth>
          {t('auth.callback.signIn')}
        </ButtonLink>
      </section>
    );
  if (step === 'working') return <Waiting />;
  if (step === 'failed')
    return (
      <section className={css.card} aria-labelledby="callback-title">
        <h1 id="callback-title">{title}</h1>
        <Notice tone="danger">{authErrorText(error, t)}</Notice>
        <ButtonLink to={connects ? '/app/account/profile' : '/auth'} fullWidth>
          {t(connects ? 'auth.callback.toProfile' : 'auth.callback.back')}
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
