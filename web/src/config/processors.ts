/** The service that sends this site's e-mails, as the privacy policy names it; empty where none is set up. */
export const mailService = import.meta.env.VITE_MAIL_SERVICE ?? '';
