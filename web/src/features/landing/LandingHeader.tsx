import { Menu, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { wasSignedIn } from '../../firebase/auth/session-hint.ts';
import { useText } from '../../i18n/intl.tsx';
import { BrandLink } from '../../navigation/BrandLink.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { LocaleSwitch } from '../../navigation/LocaleSwitch.tsx';
import { useLocalePath } from '../../navigation/use-go.ts';
import css from './LandingHeader.module.css';

const sections = ['features', 'pricing', 'faq'] as const;

export function LandingHeader() {
  const t = useText();
  const localePath = useLocalePath();
  const id = useId();
  const [known, setKnown] = useState(false);
  /** On narrow screens the sections are a menu. */
  const [open, setOpen] = useState(false);
  useEffect(() => setKnown(wasSignedIn()), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <div className={css.brand}>
          <BrandLink to="/" />
        </div>
        <div id={id} className={css.menu} data-open={open || undefined}>
          <nav className={css.nav} aria-label={t('landing.nav')}>
            {sections.map((section) => (
              <a
                key={section}
                href={`${localePath('/')}#${section}`}
                onClick={() => setOpen(false)}
              >
                {t(`landing.nav.${section}`)}
              </a>
            ))}
          </nav>
          <div className={css.locale}>
            <LocaleSwitch />
          </div>
        </div>
        <ButtonLink to={known ? '/app' : '/auth'} variant="default">
          {known ? t('shell.openApp') : t('shell.signIn')}
        </ButtonLink>
        <span className={css.toggle}>
          <IconButton
            label={t(open ? 'shell.closeMenu' : 'shell.menu')}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
          </IconButton>
        </span>
      </div>
    </header>
  );
}
