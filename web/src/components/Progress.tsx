import css from './Progress.module.css';

interface Props {
  label: string;
  /** 0 to 1. */
  value: number;
  valueText: string;
}

/** How much of something is used or done: characters of a plan, a file in transfer. */
export function Progress({ label, value, valueText }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={css.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <div className={css.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}
