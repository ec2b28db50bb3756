import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { calls } from '@duu/contract/calls/calls';
import { LoadFailure } from '../../../api/LoadFailure.tsx';
import { useCall } from '../../../api/use-call.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './Dashboard.module.css';
import { FigureChart } from './FigureChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { FirstSoundChart } from './FirstSoundChart.tsx';
import { daysOf, figuresIn, type Range } from './figures.ts';

const waiting = ['conversions', 'characters', 'failures', 'newUsers'] as const;

/** The figures of the last days: a chart for each, and all of them as a table. */
export function Dashboard({ range }: { range: Range }) {
  const t = useText();
  const stats = useCall(calls.adminGetStats, { query: daysOf(range, new Date()) });
  if (stats.status === 'error') return <LoadFailure error={stats.error} retry={stats.reload} />;
  if (!stats.data)
    return (
      <div className={css.charts} role="status" aria-label={t('shell.loading')}>
        {waiting.map((id) => (
          <Skeleton key={id} height="18.9rem" />
        ))}
      </div>
    );
  return <Figures days={stats.data.days} busy={stats.status === 'loading'} />;
}

function Figures({ days, busy }: { days: readonly DayFigures[]; busy: boolean }) {
  const t = useText();
  const figures = figuresIn(days);
  if (figures.every(({ of }) => days.every((day) => of(day) === 0)))
    return <EmptyState title={t('dashboard.empty')} text={t('dashboard.empty.text')} />;
  return (
    <>
      <div className={css.charts} aria-busy={busy || undefined}>
        {figures.map((figure) => (
          <FigureChart key={figure.id} figure={figure} days={days} />
        ))}
        <FirstSoundChart days={days} />
      </div>
      <FiguresTable figures={figures} days={days} />
    </>
  );
}
