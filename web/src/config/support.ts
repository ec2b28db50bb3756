import { placeholders } from './placeholders.ts';

/** Support contacts. */
export const support = {
  email: import.meta.env.VITE_SUPPORT_EMAIL || placeholders.supportEmail,
  phone: import.meta.env.VITE_SUPPORT_PHONE || placeholders.supportPhone,
} as const;
