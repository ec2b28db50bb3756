import { formatCount } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/intl.tsx';
import type { ConversionCost } from '../cost/conversion-cost.ts';
import css from './ConvertBar.module.css';

/** Characters written against the limit of one conversion, and what is left of the plan. */
export function Counter({ cost }: { cost: ConversionCost }) {
  const t = useText();
  const { characters, perConversion, available } = cost;
  const over = cost.problem?.startsWith('max_') ?? false;
  return (
    <p className={css.counter} data-over={over || undefined} data-testid="counter">
      <strong>{formatCount(characters)}</strong>
      {perConversion !== null && <> / {formatCount(perConversion)}</>}
      <span className={css.left}>{available === null ? ' ' : t('editor.left', { available })}</span>
    </p>
  );
}
