import { limits } from '@duu/contract/limits';
import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';

/** Where the functions run; Hosting's rewrites in firebase.json name the same region. */
export const region = 'us-central1';

/** Signs stream addresses, and the links in e-mails that stop them. */
export const streamKey = defineSecret('DUU_STREAM_KEY');
/** Keys the hashes that remember who had a trial. It must never change, or trials are given again. */
export const trialKey = defineSecret('DUU_TRIAL_KEY');

/** Bucket of the audio files; empty is the project's default bucket. */
export const bucketName = defineString('DUU_BUCKET', { default: '' });
/** The site's address, which previews of shared audio name. */
export const siteUrl = defineString('DUU_SITE_URL', {
  default: `https://${process.env.GCLOUD_PROJECT ?? 'demo-duu'}.web.app`,
});

/** What a secret holds that a deployment does without: a bound secret can't be empty. */
export const unset = 'none';

/** Whether speakers may use Google Cloud Text-to-Speech, under the functions' own service account. */
export const googleSpeech = defineBoolean('DUU_GOOGLE_SPEECH', { default: false });
/** Region of the Azure Speech resource; empty: no Azure. */
export const azureRegion = defineString('DUU_AZURE_REGION', { default: '' });
export const azureKey = defineSecret('DUU_AZURE_KEY');
export const chimegeToken = defineSecret('DUU_CHIMEGE_TOKEN');
/** Every function that speaks is bound to these. */
export const speechSecrets = [azureKey, chimegeToken];

/** Where Stripe's API is; a test or one machine has its own. */
export const stripeApiUrl = defineString('STRIPE_API_URL', { default: 'https://api.stripe.com' });
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');
/** Signs the webhooks: `whsec_…`. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
/** Every function that asks Stripe is bound to these. */
export const stripeSecrets = [stripeSecretKey, stripeWebhookSecret];

/** QPay's address; its sandbox is https://merchant-sandbox.qpay.mn. */
export const qpayBaseUrl = defineString('QPAY_BASE_URL', { default: 'https://merchant.qpay.mn' });
/** The merchant's names at QPay; `unset` where nobody can pay by QPay. */
export const qpayUsername = defineSecret('QPAY_USERNAME');
export const qpayPassword = defineSecret('QPAY_PASSWORD');
export const qpayInvoiceCode = defineSecret('QPAY_INVOICE_CODE');
/** Keys the secrets in the addresses that QPay calls back. */
export const qpayCallbackKey = defineSecret('QPAY_CALLBACK_KEY');
/** The tax office's codes for e-barimt; empty: those that QPay has for the merchant. */
export const qpayDistrict = defineString('QPAY_DISTRICT_CODE', { default: '' });
export const qpayClassification = defineString('QPAY_CLASSIFICATION_CODE', { default: '' });
/** Every function that deals with orders is bound to these. */
export const qpaySecrets = [qpayUsername, qpayPassword, qpayInvoiceCode, qpayCallbackKey];
/** What sends e-mails: `smtp`, `resend`, or `none`: then none are sent (docs/mail.md). */
export const mailService = defineString('DUU_MAIL_SERVICE', { default: 'none' });
/** The sender, such as `Duu <pay@your.domain>`. */
export const mailFrom = defineString('DUU_MAIL_FROM', { default: '' });
/** Where answers go; empty: to the sender. */
export const mailReplyTo = defineString('DUU_MAIL_REPLY_TO', { default: '' });
/** What the service lets us in by: an SMTP address with its password, or Resend's key. */
export const mailAccess = defineSecret('DUU_MAIL_ACCESS');

/** True under the emulator suite. */
export const inEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

/** The site's origin, which links to our pages begin with. On one machine the launcher says where it is. */
export function siteOrigin(): string {
  if (inEmulator) return process.env.DUU_LOCAL_SITE ?? 'http://127.0.0.1:5000';
  return new URL(siteUrl.value()).origin;
}

export interface LeaseTimes {
  /** How long a lease lasts that nobody renews, in ms. */
  readonly ms: number;
  /** How often its holder renews it, in ms. */
  readonly renewMs: number;
}

/**
 * How long leases last. Tests of killed makers shorten them by DUU_LEASE_MS, which counts under the emulators alone.
 *
 * @throws Error when DUU_LEASE_MS is no number of ms.
 */
export function leaseTimes(env: NodeJS.ProcessEnv = process.env): LeaseTimes {
  const given = env.DUU_LEASE_MS;
  if (env.FUNCTIONS_EMULATOR !== 'true' || given === undefined) {
    return { ms: limits.leaseMs, renewMs: limits.leaseRenewMs };
  }
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`DUU_LEASE_MS is "${given}": it is ms.`);
  return { ms: Number(given), renewMs: Number(given) / 3 };
}

/** The limits of requests; a test that makes very many lifts them all with DUU_LIMIT_FACTOR, in the emulator alone. */
export function requestsPerMinute(): Record<keyof typeof limits.requestsPerMinute, number> {
  const factor = inEmulator ? Number(process.env.DUU_LIMIT_FACTOR ?? 1) : 1;
  const { user, address, sharedAddress, unauthenticated, network, clientErrors } =
    limits.requestsPerMinute;
  return {
    user: user * factor,
    address: address * factor,
    sharedAddress: sharedAddress * factor,
    unauthenticated: unauthenticated * factor,
    network: network * factor,
    clientErrors: clientErrors * factor,
  };
}
