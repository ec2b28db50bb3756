import { limits } from '@duu/contract/limits';
import { AudioLines, BookOpenText, FolderHeart, Music, Scale, Zap } from 'lucide-react';
import { useText } from '../../i18n/intl.tsx';
import css from './Features.module.css';
import section from './section.module.css';

const features = [
  { id: 'read', Icon: BookOpenText },
  { id: 'once', Icon: Zap },
  { id: 'music', Icon: Music },
  { id: 'along', Icon: AudioLines },
  { id: 'library', Icon: FolderHeart },
  { id: 'fair', Icon: Scale },
] as const;

export function Features() {
  const t = useText();
  const values = { months: limits.storageMonths, times: limits.freeConversions };
  return (
    <section id="features" className={section.section} aria-labelledby="features-title">
      <h2 id="features-title" className={section.title}>
        {t('landing.features.title')}
      </h2>
      <p className={section.lead}>{t('landing.features.lead')}</p>
      <ul className={css.list}>
        {features.map(({ id, Icon }) => (
          <li key={id} className={css.feature}>
            <Icon size={28} aria-hidden="true" className={css.icon ?? ''} />
            <h3>{t(`landing.feature.${id}.title`)}</h3>
            <p>{t(`landing.feature.${id}.text`, values)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
