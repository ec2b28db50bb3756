import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { WaveLine } from '../../components/WaveLine.tsx';
import { useText } from '../../i18n/intl.tsx';
import { authErrorText } from './auth-error-text.ts';
import css from './EmailLinkForm.module.css';
import type { EmailLink } from './use-email-link.ts';

const LocalMailBox = import.meta.env.LOCAL_BUILD
  ? lazy(() => import('./local/LocalMailBox.tsx').then((m) => ({ default: m.LocalMailBox })))
  : null;

/** Shown after an e-mail was sent: where to look, and what to do if none arrives. */
export function LinkSent({ link, children }: { link: EmailLink; children: ReactNode }) {
  const t = useText();
  return (
    <div className={css.sent} role="status">
      <WaveLine />
      <h2 className={css.title}>{t('auth.email.sent')}</h2>
      <p>{children}</p>
      {link.error !== null && <Notice tone="danger">{authErrorText(link.error, t)}</Notice>}
      {LocalMailBox && (
        <Suspense>
          <LocalMailBox heading="h3" />
        </Suspense>
      )}
      <div className={css.actions}>
        <Button variant="ghost" size="sm" onClick={link.again}>
          {t('auth.email.again')}
        </Button>
        <Button variant="ghost" size="sm" busy={link.busy} onClick={() => void link.send()}>
          {t('auth.email.resend')}
        </Button>
      </div>
    </div>
  );
}
