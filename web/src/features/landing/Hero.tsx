import { limits } from '@duu/contract/limits';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from './Hero.module.css';
import { SamplePlayer } from './SamplePlayer.tsx';
import { Steppe } from './Steppe.tsx';

/** The top of the page, with a sample to play before reading on. */
export function Hero() {
  const t = useText();
  return (
    <section className={css.hero}>
      <Steppe />
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title}>{t('landing.hero.title')}</h1>
          <p className={css.lead}>{t('landing.hero.lead')}</p>
          <ButtonLink to="/app/text2speech" variant="synthesize" size="synthesize">
            {t('landing.hero.start', { characters: limits.trialCharacters })}
          </ButtonLink>
          <p className={css.note}>{t('landing.hero.note')}</p>
        </div>
        <SamplePlayer />
      </div>
    </section>
  );
}
