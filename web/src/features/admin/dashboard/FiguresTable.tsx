import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { formatDay } from '../format.ts';
import css from './Dashboard.module.css';
import { type Figure, total } from './figures.ts';

/** The charts' numbers as an accessible table, newest day first. */
export function FiguresTable({
  figures,
  days,
}: {
  figures: readonly Figure[];
  days: readonly DayFigures[];
}) {
  const t = useText();
  const locale = useLocale();
  const newestFirst = [...days].reverse();
  return (
    <details className={css.details}>
      <summary className={css.summary}>{t('dashboard.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={css.frame} tabIndex={0} aria-label={t('dashboard.table')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              {figures.map(({ id, title }) => (
                <th key={id} scope="col">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map((day) => (
              <tr key={day.date}>
                <th scope="row">{formatDay(day.date, locale)}</th>
                {figures.map(({ id, of, format }) => (
                  <td key={id}>{format(of(day))}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('dashboard.total')}</th>
              {figures.map(({ id, of, format }) => (
                <td key={id}>{format(total(days.map(of)))}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
