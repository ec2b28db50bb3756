import { WaveLine } from '../../components/WaveLine.tsx';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from './CallToAction.module.css';
import section from './section.module.css';

export function CallToAction() {
  const t = useText();
  return (
    <section className={section.section} aria-labelledby="cta-title">
      <div className={css.box}>
        <WaveLine />
        <h2 id="cta-title" className={css.title}>
          {t('landing.cta.title')}
        </h2>
        <ButtonLink to="/app/text2speech" variant="synthesize" size="synthesize">
          {t('landing.cta.start')}
        </ButtonLink>
      </div>
    </section>
  );
}
