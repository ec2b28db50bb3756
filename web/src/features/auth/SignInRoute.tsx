import { limits } from '@duu/contract/limits';
import { useEffect } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Notice } from '../../components/Notice.tsx';
import { useTitle } from '../../components/use-title.ts';
import { AuthFailure, unlessCanceled } from '../../firebase/auth/auth-error.ts';
import { pendingLink } from '../../firebase/auth/pending-link.ts';
import { type ProviderId, providerIds } from '../../firebase/auth/providers.ts';
import { authenticateWith, finishRedirect } from '../../firebase/auth/sign-in.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { authErrorText } from './auth-error-text.ts';
import { EmailLinkForm } from './EmailLinkForm.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import css from './SignInRoute.module.css';
import { useLinkOutcomeToast } from './use-link-outcome-toast.ts';

/** One page for sign-in and sign-up: a provider's button, or a link by e-mail. */
export function SignInRoute() {
  const t = useText();
  const session = useSession();
  const { busy, running, error, run } = useAction(unlessCanceled);
  const reason = session.status === 'signedOut' ? session.reason : undefined;

  useTitle(t('auth.title'));
  const showLinkOutcome = useLinkOutcomeToast();
  useEffect(() => {
    void run(() => finishRedirect().then(showLinkOutcome));
  }, [run, showLinkOutcome]);

  const signIn = (id: ProviderId) =>
    run(async () => {
      // The guard redirects as soon as the session is signed in.
      await authenticateWith(id, 'signIn');
      showLinkOutcome();
    }, id);

  const pending = pendingLink();
  // The notice of the pending connection already says that the address is known.
  const isExplained =
    pending !== null &&
    error instanceof AuthFailure &&
    error.code === 'account-exists-with-different-credential';
  return (
    <section className={css.card} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">{t('auth.title')}</h1>
      <p className={css.lead}>{t('auth.lead', { characters: limits.trialCharacters })}</p>
      {reason && <Notice tone="warning">{t(`auth.reason.${reason}`)}</Notice>}
      {pending && (
        <Notice tone="info" title={t('auth.link.title')}>
          {t('auth.link.text', {
            email: pending.email,
            provider: t(`auth.provider.${pending.providerId}`),
          })}
        </Notice>
      )}
      {error !== null && !isExplained && <Notice tone="danger">{authErrorText(error, t)}</Notice>}
      <div className={css.providers}>
        {providerIds.map((id) => (
          <ProviderButton
            key={id}
            id={id}
            busy={running === id}
            disabled={busy && running !== id}
            onClick={() => void signIn(id)}
          />
        ))}
      </div>
      <p className={css.or}>
        <span>{t('auth.or')}</span>
      </p>
      <EmailLinkForm />
      <p className={css.agree}>
        <RichText
          id="auth.agree"
          values={{
            terms: (chunks) => <AppLink to="/terms">{chunks}</AppLink>,
            privacy: (chunks) => <AppLink to="/privacy">{chunks}</AppLink>,
          }}
        />
      </p>
    </section>
  );
}
