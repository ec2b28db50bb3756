import { useText } from '../../i18n/intl.tsx';
import css from './Examples.module.css';
import { examples } from './example-texts.ts';
import { FoldedList } from './FoldedList.tsx';
import section from './section.module.css';

/** What is written and how it is read, side by side. */
export function Examples() {
  const t = useText();
  return (
    <section className={css.band} aria-labelledby="examples-title">
      <div className={section.section}>
        <h2 id="examples-title" className={section.title}>
          {t('landing.example.title')}
        </h2>
        <FoldedList shown={1} more={t('landing.example.more')} className={css.list}>
          {examples.map(({ language, written, spoken }) => (
            <li key={written} className={css.example}>
              <p className={css.label}>{t('landing.example.written')}</p>
              <p className={css.written} lang={language}>
                {written}
              </p>
              <p className={css.label}>{t('landing.example.spoken')}</p>
              <p className={css.spoken} lang={language}>
                {spoken}
              </p>
            </li>
          ))}
        </FoldedList>
      </div>
    </section>
  );
}
