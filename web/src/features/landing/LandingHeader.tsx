import { useEffect, useState } from 'react';
import { BrandLink } from '../../app/BrandLink.tsx';
import { ButtonLink } from '../../app/ButtonLink.tsx';
import { LocaleSwitch } from '../../app/LocaleSwitch.tsx';
import { useLocalePath } from '../../app/use-go.ts';
import { wasSignedIn } from '../../firebase/session-hint.ts';
import { useText } from '../../i18n/intl.tsx';
import css from './LandingHeader.module.css';

const sections = ['features', 'pricing', 'faq'] as const;

export function LandingHeader() {
  const t = useText();
  const localePath = useLocalePath();
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(wasSignedIn()), []);
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <BrandLink to="/" />
        <nav className={css.nav} aria-label={t('landing.nav')}>
          {sections.map((section) => (
            <a key={section} href={`${localePath('/')}#${section}`}>
              {t(`landing.nav.${section}`)}
            </a>
          ))}
        </nav>
        <div className={css.actions}>
          <LocaleSwitch />
          <ButtonLink to={known ? '/app' : '/auth'} variant="default">
            {known ? t('shell.openApp') : t('shell.signIn')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
