import { useId } from 'react';
import css from './Field.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** What the value means, in words or with its unit; shown and read aloud. */
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
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        style={{ ['--filled' as string]: `${((value - min) / (max - min)) * 100}%` }}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
