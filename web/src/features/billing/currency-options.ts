import type { Currency } from '@duu/contract/documents/order';

/** Currencies to choose from, by symbol. */
export const currencyOptions: readonly { readonly value: Currency; readonly label: string }[] = [
  { value: 'MNT', label: '₮' },
  { value: 'USD', label: '$' },
];
