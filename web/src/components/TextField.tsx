import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './Field.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> {
  label: string;
  /** Below the field. */
  hint?: ReactNode;
  /** What is wrong; announced, and linked to the field. */
  error?: string | null;
  /** The label is announced but not shown (search fields). */
  hideLabel?: boolean;
}

export function TextField({ label, hint, error, hideLabel = false, id, ...rest }: Props) {
  const own = useId();
  const fieldId = id ?? own;
  const noteId = `${fieldId}-note`;
  return (
    <div className={css.field}>
      <label htmlFor={fieldId} className={hideLabel ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <input
        {...rest}
        id={fieldId}
        className={css.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
      />
      {(error || hint) && (
        <p id={noteId} className={error ? css.error : css.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
