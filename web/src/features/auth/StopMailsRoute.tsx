import { calls } from '@duu/contract/calls/calls';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callApi } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useTitle } from '../../components/use-title.ts';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from './SignInRoute.module.css';
import { kindOfToken } from './stop-token.ts';

/** The unsubscribe page of e-mails. It asks first, as some mail programs open every link. */
export function StopMailsRoute() {
  const t = useText();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const kind = kindOfToken(token);
  const [stopped, setStopped] = useState(false);
  const { busy, error, run } = useAction();
  useTitle(t('auth.stop'));
  const stop = () =>
    run(async () => {
      await callApi(calls.stopMails, { query: { token }, failure: 'handled' });
      setStopped(true);
    });
  const isWrong = kind === null || error?.key === 'mail.link_invalid';
  return (
    <section className={css.card} aria-labelledby="stop-title">
      <h1 id="stop-title">{t('auth.stop')}</h1>
      {isWrong && <Notice tone="danger">{t('errors.mail.link_invalid')}</Notice>}
      {!isWrong && error && <Notice tone="danger">{errorText(error, t)}</Notice>}
      {!isWrong && stopped && (
        <Notice tone="info">
          {t(`auth.stop.done.${kind}`)} {t('auth.stop.again')}
        </Notice>
      )}
      {!isWrong && !stopped && (
        <>
          <p className={css.lead}>{t(`auth.stop.${kind}`)}</p>
          <Button fullWidth busy={busy} onClick={() => void stop()}>
            {t('auth.stop.confirm')}
          </Button>
        </>
      )}
      {(isWrong || stopped) && (
        <ButtonLink to="/app/account/settings" fullWidth>
          {t('auth.stop.settings')}
        </ButtonLink>
      )}
    </section>
  );
}
