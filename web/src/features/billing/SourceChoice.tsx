import type { Currency } from '@duu/contract/documents/order';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import { CreditCard, FlaskConical, QrCode } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/intl.tsx';
import css from './OrderDialog.module.css';
import type { SourceOption } from './order-choices.ts';

const pictures = { qpay: QrCode, stripe: CreditCard, simulated: FlaskConical } as const;

interface Props {
  options: readonly SourceOption[];
  /** The currency of the shown prices; a method that does not support it says so. */
  currency: Currency;
  value: PaymentSource;
  onChange: (source: PaymentSource) => void;
}

/** The payment methods, one selected. */
export function SourceChoice({ options, currency, value, onChange }: Props) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={css.sources}>
      <legend>{t('checkout.source')}</legend>
      {options.map(({ source, currencies }) => {
        const Picture = pictures[source];
        return (
          <label key={source} className={css.source}>
            <input
              type="radio"
              name={name}
              value={source}
              checked={source === value}
              onChange={() => onChange(source)}
            />
            <Picture size={24} aria-hidden="true" />
            <span>
              <strong>{t(`billing.source.${source}`)}</strong>
              <span className={css.about}>{t(`checkout.source.${source}`)}</span>
              {!currencies.includes(currency) &&
                currencies.map((only) => (
                  <span key={only} className={css.about}>
                    {t(`checkout.source.only.${only}`)}
                  </span>
                ))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
