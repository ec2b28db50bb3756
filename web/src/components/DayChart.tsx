import type { PointerEvent } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { scaleOf } from './chart-scale.ts';
import css from './DayChart.module.css';

interface Column {
  readonly id: string;
  readonly value: number;
  /** A lower part of the column, drawn stronger. */
  readonly part?: number;
}

interface Props {
  /** Describes the chart where it can't be seen; its numbers are in a table beside it. */
  summary: string;
  columns: readonly Column[];
  format: (value: number) => string;
  /** Texts below the first and the last column. */
  ends: readonly [first: string, last: string];
  /** A level to compare the columns with; its meaning stands beside the chart. */
  level?: number | undefined;
  tone?: 'danger' | undefined;
  /** Names the chart for tests. */
  figure: string;
  pointed: number | null;
  onPoint: (at: number | null) => void;
}

/** A column for each day. The caller shows the numbers of the one that is pointed at. */
export function DayChart({
  summary,
  columns,
  format,
  ends,
  level,
  tone,
  figure,
  pointed,
  onPoint,
}: Props) {
  const { max, min, zero, bars } = scaleOf(
    columns.map(({ value }) => value),
    level,
  );
  const at = (value: number) => ((max - value) / (max - min)) * 100;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    onPoint(Math.min(columns.length - 1, Math.max(0, Math.floor(share * columns.length))));
  };
  return (
    <ChartFrame
      summary={summary}
      max={format(max)}
      min={min < 0 ? format(min) : undefined}
      ends={ends}
    >
      <svg
        className={css.bars}
        data-figure={figure}
        data-tone={tone}
        data-parts={columns.some(({ part }) => part !== undefined) || undefined}
        viewBox={`0 0 ${columns.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(null)}
      >
        <rect className={css.ground} width={columns.length} height={100} />
        {bars.map(({ top, height }, index) => (
          <rect
            key={columns[index]?.id}
            className={css.bar}
            data-pointed={index === pointed || undefined}
            x={index + 0.14}
            y={top}
            width={0.72}
            height={height}
          />
        ))}
        {columns.map(
          ({ id, part }, index) =>
            part !== undefined && (
              <rect
                key={id}
                className={css.part}
                data-pointed={index === pointed || undefined}
                x={index + 0.14}
                y={at(part)}
                width={0.72}
                height={zero - at(part)}
              />
            ),
        )}
        <line className={css.zero} x1={0} x2={columns.length} y1={zero} y2={zero} />
        {level !== undefined && (
          <line className={css.level} x1={0} x2={columns.length} y1={at(level)} y2={at(level)} />
        )}
      </svg>
    </ChartFrame>
  );
}
