/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set by vite.config.ts at build time; undefined in unit tests. */
  readonly LOCAL_BUILD?: boolean;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  /** Where the source of this site can be had, such as `https://github.com/OWNER/NAME`. */
  readonly VITE_SOURCE_URL?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_SUPPORT_PHONE?: string;
  /** The seller on invoices: legal name and address in both languages, and the register number. */
  readonly VITE_SELLER_NAME_MN?: string;
  readonly VITE_SELLER_NAME_EN?: string;
  readonly VITE_SELLER_ADDRESS_MN?: string;
  readonly VITE_SELLER_ADDRESS_EN?: string;
  readonly VITE_SELLER_REGISTER?: string;
  /** The service that sends e-mails, such as `Resend`, named in the privacy policy. */
  readonly VITE_MAIL_SERVICE?: string;
  /** reCAPTCHA Enterprise's site key; empty: no App Check. Always set by vite.config.ts. */
  readonly VITE_APP_CHECK_KEY?: string;
  /** The public URL for canonical links, without a trailing slash. */
  readonly VITE_SITE_URL?: string;
}

/** Where build/ocr-plugin.ts serves what reads pictures, and what decodes the pictures of PDFs. */
declare const __OCR_FOLDER__: string;
declare const __PDF_FOLDER__: string;
