import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { useToast } from '../../feedback/toast-store.ts';
import { disconnect } from '../../firebase/auth/account-actions.ts';
import { AuthFailure, unlessCanceled } from '../../firebase/auth/auth-error.ts';
import { emailLinkProvider, type ProviderId, providerIds } from '../../firebase/auth/providers.ts';
import { refreshSession } from '../../firebase/auth/session-store.ts';
import { authenticateWith } from '../../firebase/auth/sign-in.ts';
import { useSession } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { authErrorText } from '../auth/auth-error-text.ts';
import css from './account.module.css';
import { ConnectEmailDialog } from './ConnectEmailDialog.tsx';
import { useConfirmIdentity } from './use-confirm-identity.tsx';

/** The user's sign-in methods; the last one can't be removed. */
export function ProvidersCard() {
  const t = useText();
  const toast = useToast();
  const session = useSession();
  const { running, run } = useAction(unlessCanceled);
  const [asksAddress, setAsksAddress] = useState(false);
  const { confirm, dialog } = useConfirmIdentity();
  if (session.status !== 'signedIn') return null;
  const { providers, email } = session;

  const change = async (id: string, work: () => Promise<void>): Promise<void> => {
    const error = await run(work, id);
    if (error instanceof AuthFailure && error.code === 'requires-recent-login')
      confirm(() => change(id, work));
    else if (error !== null) toast.error(authErrorText(error, t));
  };
  const connect = (id: ProviderId) =>
    change(id, async () => {
      if ((await authenticateWith(id, 'link')) !== 'done') return;
      await refreshSession();
      toast.success(t('auth.link.done', { provider: t(`auth.provider.${id}`) }));
    });
  const remove = (id: string, name: string) =>
    change(id, async () => {
      await disconnect(id);
      toast.success(t('account.providers.disconnected', { provider: name }));
    });

  const ways = [
    ...providerIds.map((id) => ({
      id,
      name: t(`auth.provider.${id}`),
      link: () => void connect(id),
    })),
    { id: emailLinkProvider, name: t('auth.provider.emailLink'), link: () => setAsksAddress(true) },
  ];
  return (
    <Card title={t('account.providers')} text={t('account.providers.text')}>
      <ul>
        {ways.map(({ id, name, link }) => {
          const has = providers.includes(id);
          return (
            <li key={id} className={css.row}>
              <span className={css.actions}>
                {name}
                {has && <Badge tone="success">{t('account.providers.connected')}</Badge>}
              </span>
              {!has && (
                <Button
                  variant="outline"
                  size="sm"
                  busy={running === id}
                  aria-label={t('account.providers.connect.label', { provider: name })}
                  onClick={link}
                >
                  {t('account.providers.connect')}
                </Button>
              )}
              {has &&
                (providers.length > 1 ? (
                  <Button
                    variant="ghost"
                    size="sm"
                    busy={running === id}
                    aria-label={t('account.providers.disconnect.label', { provider: name })}
                    onClick={() => void remove(id, name)}
                  >
                    {t('account.providers.disconnect')}
                  </Button>
                ) : (
                  <span className={css.note}>{t('account.providers.last')}</span>
                ))}
            </li>
          );
        })}
      </ul>
      <ConnectEmailDialog
        // Remounts with the account's new address.
        key={email}
        open={asksAddress && !providers.includes(emailLinkProvider)}
        own={email}
        onClose={() => setAsksAddress(false)}
      />
      {dialog}
    </Card>
  );
}
