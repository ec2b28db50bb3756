import { useId } from 'react';
import css from './Segmented.module.css';

interface Props<V extends string> {
  label: string;
  value: V;
  /** `lang` if a label is in another language than the page. */
  options: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  onChange: (value: V) => void;
  hideLabel?: boolean;
}

/** A few choices side by side, one selected: radio buttons drawn as one control. */
export function Segmented<V extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
}: Props<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLabel ? 'visually-hidden' : css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
