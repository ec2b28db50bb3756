/** The service that sends this site's e-mails, for the privacy policy; empty if none is set up. */
export const mailService = import.meta.env.VITE_MAIL_SERVICE ?? '';
