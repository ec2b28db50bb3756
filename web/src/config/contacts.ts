import { placeholders } from './placeholders.ts';

/** Support contacts. */
export const support = {
  email: import.meta.env.VITE_SUPPORT_EMAIL || placeholders.supportEmail,
  phone: import.meta.env.VITE_SUPPORT_PHONE || placeholders.supportPhone,
} as const;

/** The service that sends this site's e-mails, for the privacy policy; empty if none is set up. */
export const mailService = import.meta.env.VITE_MAIL_SERVICE ?? '';
