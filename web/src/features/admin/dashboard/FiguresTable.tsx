import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { FoldedTable } from '../../../components/FoldedTable.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
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
  const seconds = (ms: number | null) =>
    ms === null ? '–' : t('health.seconds', { seconds: ms / 1000 });
  const sound = days.some(({ firstSound }) => firstSound.count > 0);
  return (
    <FoldedTable
      label={t('dashboard.table')}
      head={[
        t('dashboard.day'),
        ...figures.map(({ title }) => t(title)),
        ...(sound ? [t('dashboard.firstSound.half'), t('dashboard.firstSound.most')] : []),
      ]}
      rows={[...days]
        .reverse()
        .map((day) => [
          formatDay(day.date, locale),
          ...figures.map(({ of, format }) => format(of(day))),
          ...(sound ? [seconds(day.firstSound.p50Ms), seconds(day.firstSound.p95Ms)] : []),
        ])}
      foot={[
        t('dashboard.total'),
        ...figures.map(({ of, format }) => format(total(days.map(of)))),
        ...(sound ? ['', ''] : []),
      ]}
    />
  );
}
