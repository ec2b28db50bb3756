import {
  ArrowRight,
  AudioLines,
  BookOpenText,
  FolderHeart,
  type LucideIcon,
  Music,
  Scale,
  Zap,
} from 'lucide-react';
import { useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import css from './Features.module.css';
import { Fold } from './Fold.tsx';
import { type Feature, features, featureValues } from './feature-list.ts';
import section from './section.module.css';

const icons: Record<Feature, LucideIcon> = {
  read: BookOpenText,
  once: Zap,
  music: Music,
  along: AudioLines,
  library: FolderHeart,
  fair: Scale,
};

export function Features() {
  const t = useText();
  return (
    <section id="features" className={section.section} aria-labelledby="features-title">
      <h2 id="features-title" className={section.title}>
        {t('landing.features.title')}
      </h2>
      <p className={section.lead}>{t('landing.features.lead')}</p>
      <ul className={css.list}>
        {features.map((feature) => {
          const Icon = icons[feature];
          return (
            <li key={feature} className={css.feature}>
              <Fold
                labelledBy={`feature-${feature}`}
                head={
                  <div className={css.head}>
                    <Icon size={28} aria-hidden="true" className={css.icon ?? ''} />
                    <h3 id={`feature-${feature}`}>{t(`landing.feature.${feature}.title`)}</h3>
                  </div>
                }
              >
                <p>{t(`landing.feature.${feature}.text`, featureValues)}</p>
              </Fold>
            </li>
          );
        })}
      </ul>
      <p className={css.explore}>
        <ButtonLink to="/app/text2speech" variant="outline" size="lg">
          {t('landing.features.explore')}
          <ArrowRight size={20} aria-hidden="true" />
        </ButtonLink>
      </p>
    </section>
  );
}
