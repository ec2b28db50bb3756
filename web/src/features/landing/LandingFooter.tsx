import { sourceUrl } from '../../config/source.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { BrandLink } from '../../navigation/BrandLink.tsx';
import { SupportLinks } from '../../navigation/SupportLinks.tsx';
import { useLocalePath } from '../../navigation/use-go.ts';
import css from './LandingFooter.module.css';

export function LandingFooter() {
  const t = useText();
  const home = useLocalePath()('/');
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={`${css.column} ${css.about}`}>
          <div className={css.brand}>
            <BrandLink to="/" />
          </div>
          <p>{t('landing.footer.about')}</p>
          <p className={css.small}>
            {t('landing.footer.licence')} <a href={sourceUrl}>{t('landing.footer.source')}</a>
          </p>
        </div>
        <nav className={css.column} aria-label={t('landing.footer.product')}>
          <h2>{t('landing.footer.product')}</h2>
          <a href={`${home}#features`}>{t('landing.nav.features')}</a>
          <a href={`${home}#pricing`}>{t('landing.nav.pricing')}</a>
          <a href={`${home}#faq`}>{t('landing.nav.faq')}</a>
          <AppLink to="/about/measurements">{t('about.measured')}</AppLink>
        </nav>
        <nav className={css.column} aria-label={t('landing.footer.legal')}>
          <h2>{t('landing.footer.legal')}</h2>
          <AppLink to="/terms">{t('legal.terms')}</AppLink>
          <AppLink to="/privacy">{t('legal.privacy')}</AppLink>
        </nav>
        <section className={`${css.column} ${css.support}`} aria-labelledby="support-title">
          <h2 id="support-title">{t('landing.footer.support')}</h2>
          <p className={css.small}>{t('landing.footer.contact')}</p>
          <SupportLinks />
        </section>
      </div>
    </footer>
  );
}
