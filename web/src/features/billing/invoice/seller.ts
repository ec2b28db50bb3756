import type { Locale } from '@duu/contract/language';
import { placeholders } from '../../../config/placeholders.ts';

/** The seller on invoices. A production build fails without these settings (build/required-settings.ts). */
export const seller: {
  readonly name: Readonly<Record<Locale, string>>;
  readonly address: Readonly<Record<Locale, string>>;
  readonly register: string;
} = {
  name: {
    mn: import.meta.env.VITE_SELLER_NAME_MN || placeholders.sellerNameMn,
    en: import.meta.env.VITE_SELLER_NAME_EN || placeholders.sellerNameEn,
  },
  address: {
    mn: import.meta.env.VITE_SELLER_ADDRESS_MN || placeholders.sellerAddressMn,
    en: import.meta.env.VITE_SELLER_ADDRESS_EN || placeholders.sellerAddressEn,
  },
  register: import.meta.env.VITE_SELLER_REGISTER || placeholders.sellerRegister,
};
