import type { ReactNode } from 'react';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { PublicHeader } from '../../navigation/PublicHeader.tsx';
import css from './SharedPlayer.module.css';

/** A public page of something shared. */
export function SharedPage({ gone = false, children }: { gone?: boolean; children: ReactNode }) {
  const t = useText();
  return (
    <div className={css.page}>
      <PublicHeader />
      <main className={css.main}>{children}</main>
      {!gone && (
        <footer className={css.foot}>
          <span>{t('sharing.madeWith')}</span>
          <ButtonLink variant="link" to="/">
            {t('sharing.tryIt')}
          </ButtonLink>
        </footer>
      )}
    </div>
  );
}
