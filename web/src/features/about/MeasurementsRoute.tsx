import { type Language, languages } from '@duu/contract/language';
import { useEffect } from 'react';
import { TextSections } from '../../components/TextSections.tsx';
import { sourceFile } from '../../config/source.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { formatNumber } from '../../i18n/locale-data.ts';
import css from './MeasurementsRoute.module.css';
import { percentOf, rounds, totalOf, words } from './measured.ts';
import { measurementsEn } from './measurements.en.ts';
import { measurementsMn } from './measurements.mn.ts';

const percentText = (counts: Parameters<typeof percentOf>[0]) =>
  `${formatNumber(percentOf(counts), { minimumFractionDigits: 1 })}%`;

/** How well texts are read, with every figure, and how that was measured. */
export function MeasurementsRoute() {
  const t = useText();
  const locale = useLocale();
  const title = t('about.measured');
  useEffect(() => {
    document.title = `${title} · ${t('shell.name')}`;
  }, [title, t]);
  return (
    <article className={css.page}>
      <h1>{title}</h1>
      <p>{t('about.measured.lead')}</p>
      <div className={css.languages}>
        {languages.map((language) => (
          <Measured key={language} language={language} />
        ))}
      </div>
      <p>
        {t('about.measured.words', {
          words: words.read,
          percent: percentText({ lines: words.read, right: words.right }),
        })}
      </p>
      <TextSections sections={locale === 'mn' ? measurementsMn : measurementsEn} />
      <p>
        <a href={sourceFile('docs/first-readings.md')} rel="noopener">
          {t('about.measured.record')}
        </a>
      </p>
    </article>
  );
}

function Measured({ language }: { language: Language }) {
  const t = useText();
  const total = totalOf(language);
  const name = t(`about.language.${language}`);
  return (
    <section className={css.card} aria-labelledby={`measured-${language}`}>
      <h2 id={`measured-${language}`}>{name}</h2>
      <p className={css.figure}>
        <strong>{percentText(total)}</strong>
        <span>{t('about.measured.of', { lines: total.lines })}</span>
      </p>
      <table className={css.table}>
        <caption className="visually-hidden">
          {t('about.measured.rounds', { language: name })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('about.measured.texts')}</th>
            <th scope="col">{t('about.measured.lines')}</th>
            <th scope="col">{t('about.measured.right')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {rounds[language].map((round) => (
            <tr key={round.texts}>
              <th scope="row">{round.texts}</th>
              <td>{formatCount(round.lines)}</td>
              <td>{formatCount(round.right)}</td>
              <td>{percentText(round)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
