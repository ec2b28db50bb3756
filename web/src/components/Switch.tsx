import { type ReactNode, useId } from 'react';
import css from './Switch.module.css';

interface Props {
  label: string;
  /** Keeps the label for screen readers only, if text beside the switch says the same. */
  hideLabel?: boolean;
  text?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({
  label,
  hideLabel = false,
  text,
  checked,
  onChange,
  disabled = false,
}: Props) {
  const id = useId();
  return (
    <div className={css.row}>
      <div>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : css.label}>
          {label}
        </label>
        {text && (
          <p id={`${id}-text`} className={css.text}>
            {text}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={text ? `${id}-text` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
