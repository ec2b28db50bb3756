import type { Locale } from '@duu/contract/language';

/** The seller on invoices. A production build fails without these settings (build/required-settings.ts). */
export const seller: {
  readonly name: Readonly<Record<Locale, string>>;
  readonly address: Readonly<Record<Locale, string>>;
  readonly register: string;
} = {
  name: {
    mn: import.meta.env.VITE_SELLER_NAME_MN || 'Жишээ ХХК',
    en: import.meta.env.VITE_SELLER_NAME_EN || 'Example LLC',
  },
  address: {
    mn: import.meta.env.VITE_SELLER_ADDRESS_MN || 'Улаанбаатар хот, Сүхбаатар дүүрэг, 1-р хороо',
    en: import.meta.env.VITE_SELLER_ADDRESS_EN || 'Sukhbaatar District, 1st Khoroo, Ulaanbaatar',
  },
  register: import.meta.env.VITE_SELLER_REGISTER || '0000000',
};
