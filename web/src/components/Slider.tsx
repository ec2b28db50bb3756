import { type CSSProperties, useId } from 'react';
import css from './Field.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value in words or with its unit; shown and announced. */
  valueText: string;
  disabled?: boolean;
}

export function Slider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  valueText,
  disabled = false,
}: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <span className={css.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={css.range}
        style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
