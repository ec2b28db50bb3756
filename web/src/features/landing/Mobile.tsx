import { Pause, SkipBack, SkipForward } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { WaveLine } from '../../components/WaveLine.tsx';
import { WaveMark } from '../../components/WaveMark.tsx';
import { useText } from '../../i18n/intl.tsx';
import { Fold } from './Fold.tsx';
import css from './Mobile.module.css';
import section from './section.module.css';
import { useInstall } from './use-install.ts';

export function Mobile() {
  const t = useText();
  const install = useInstall();
  return (
    <section className={section.section} aria-labelledby="mobile-title">
      <div className={css.grid}>
        <div className={css.phone} aria-hidden="true">
          <div className={css.screen}>
            <WaveMark size={34} />
            <p className={css.playing}>{t('landing.mobile.playing')}</p>
            <p className={css.excerpt}>{t('landing.mobile.excerpt')}</p>
            <WaveLine />
            <div className={css.buttons}>
              <SkipBack size={26} />
              <span className={css.pause}>
                <Pause size={28} />
              </span>
              <SkipForward size={26} />
            </div>
          </div>
        </div>
        <div className={css.words}>
          <Fold
            labelledBy="mobile-title"
            head={
              <h2 id="mobile-title" className={section.title}>
                {t('landing.mobile.title')}
              </h2>
            }
          >
            <p className={section.lead}>{t('landing.mobile.text')}</p>
            {install ? (
              <Button size="lg" onClick={install}>
                {t('landing.mobile.install')}
              </Button>
            ) : (
              <ul className={css.ways}>
                <li>{t('landing.mobile.android')}</li>
                <li>{t('landing.mobile.ios')}</li>
              </ul>
            )}
          </Fold>
        </div>
      </div>
    </section>
  );
}
