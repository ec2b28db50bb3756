import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { ChartFigure } from '../../../components/ChartFigure.tsx';
import { DayChart } from '../../../components/DayChart.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { type Figure, total } from './figures.ts';

/** A column per day. The hovered one shows its number; the table has all numbers. */
export function FigureChart({ figure, days }: { figure: Figure; days: readonly DayFigures[] }) {
  const t = useText();
  const locale = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = days.map(figure.of);
  const day = (at: number) => formatDay(days[at]?.date ?? '', locale);
  const at = pointed !== null && pointed < days.length ? pointed : null;
  const most = values.indexOf(Math.max(...values));
  const summary = t('dashboard.summary', {
    figure: t(figure.title),
    from: day(0),
    to: day(days.length - 1),
    total: figure.format(total(values)),
    day: day(most),
    most: figure.format(values[most] ?? 0),
  });
  return (
    <Card title={t(figure.title)}>
      <ChartFigure
        value={figure.format(at === null ? total(values) : (values[at] ?? 0))}
        of={at === null ? t('dashboard.inAll', { days: days.length }) : day(at)}
      />
      <DayChart
        summary={summary}
        columns={days.map(({ date }, index) => ({ id: date, value: values[index] ?? 0 }))}
        format={figure.format}
        ends={[day(0), t('dashboard.today')]}
        tone={figure.id === 'failures' ? 'danger' : undefined}
        figure={figure.id}
        pointed={at}
        onPoint={setPointed}
      />
    </Card>
  );
}
