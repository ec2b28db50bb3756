import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './Field.module.css';

interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props<V extends string>
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'onChange' | 'value'> {
  label: string;
  value: V;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
  hint?: ReactNode;
  hideLabel?: boolean;
}

/** The platform's own list, which handles touch, keyboards and screen readers better than a custom one. */
export function Select<V extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  hideLabel = false,
  id,
  ...rest
}: Props<V>) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className={css.field}>
      <label htmlFor={fieldId} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <select
        {...rest}
        id={fieldId}
        className={css.select}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && <p className={css.hint}>{hint}</p>}
    </div>
  );
}
