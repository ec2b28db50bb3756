import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { type PointerEvent, useState } from 'react';
import { Card } from '../../../components/Card.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { formatDay } from '../format.ts';
import { scaleOf } from './chart-scale.ts';
import css from './FigureChart.module.css';
import { type Figure, total } from './figures.ts';

/** A column per day. The hovered one shows its number; the table has all numbers. */
export function FigureChart({ figure, days }: { figure: Figure; days: readonly DayFigures[] }) {
  const t = useText();
  const locale = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = days.map(figure.of);
  const { max, min, zero, bars } = scaleOf(values);
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
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor(share * days.length))));
  };
  return (
    <Card title={t(figure.title)}>
      <p className={css.total}>
        {figure.format(at === null ? total(values) : (values[at] ?? 0))}
        <span className={css.when}>
          {at === null ? t('dashboard.inAll', { days: days.length }) : day(at)}
        </span>
      </p>
      <div className={css.chart} role="img" aria-label={summary}>
        <span className={css.max}>{figure.format(max)}</span>
        {min < 0 && <span className={css.min}>{figure.format(min)}</span>}
        <svg
          className={css.bars}
          data-figure={figure.id}
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <rect className={css.ground} width={days.length} height={100} />
          {bars.map(({ top, height }, index) => (
            <rect
              key={days[index]?.date}
              className={css.bar}
              data-pointed={index === at || undefined}
              x={index + 0.14}
              y={top}
              width={0.72}
              height={height}
            />
          ))}
          <line className={css.zero} x1={0} x2={days.length} y1={zero} y2={zero} />
        </svg>
        <span className={css.ends}>
          <span>{day(0)}</span>
          <span>{t('dashboard.today')}</span>
        </span>
      </div>
    </Card>
  );
}
