import { limits } from '@duu/contract/limits';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { region } from './region.ts';

/** Signs stream addresses and unsubscribe links. */
export const streamKey = defineSecret('DUU_STREAM_KEY');
/** HMAC key of the hashes that remember trials. It must never change, or trials are granted again. */
export const trialKey = defineSecret('DUU_TRIAL_KEY');

/**
 * Returns the key in a secret.
 * @throws Error if it is empty, as in a function that is not bound to the secret: its hashes could be forged
 */
export function keyIn(secret: ReturnType<typeof defineSecret>): string {
  const key = secret.value();
  if (key === '') throw new Error(`${secret.name} is empty: bind the function to the secret.`);
  return key;
}

/** Bucket of the audio files; empty is the project's default bucket. */
export const bucketName = defineString('DUU_BUCKET', { default: '' });
/** The site's address, for previews of shared audio. */
export const siteUrl = defineString('DUU_SITE_URL', {
  default: `https://${process.env.GCLOUD_PROJECT ?? 'demo-duu'}.web.app`,
});

/** Domains without a trial besides those of the list, separated by commas. */
export const disposableDomains = defineString('DUU_DISPOSABLE_DOMAINS', { default: '' });

/** Whether calls of users need a token of App Check (docs/deploy.md). The web app needs its key, or nobody gets in. */
export const requireAppCheck = defineBoolean('DUU_APP_CHECK', { default: false });

/** The value of an unused secret: a bound secret can't be empty. */
export const unset = 'none';

/** Where natural voices are: a folder (on one machine), `bucket`, or empty for none. */
export const voicesPlace = defineString('DUU_VOICES', { default: '' });

/** Returns the address of the function `voice`, which speaks with the voices of the bucket. */
export const voiceFunction = () =>
  `https://${region}-${process.env.GCLOUD_PROJECT ?? 'demo-duu'}.cloudfunctions.net/voice`;

/** Whether speakers may use Google Cloud Text-to-Speech, under the functions' own service account. */
export const googleSpeech = defineBoolean('DUU_GOOGLE_SPEECH', { default: false });
/** Region of the Azure Speech resource; empty: no Azure. */
export const azureRegion = defineString('DUU_AZURE_REGION', { default: '' });
export const azureKey = defineSecret('DUU_AZURE_KEY');
export const chimegeToken = defineSecret('DUU_CHIMEGE_TOKEN');
/**
 * A server that speaks OpenAI's `/v1/audio/speech`: its address up to `/v1`; empty: none
 * (docs/how-to-add-a-speech-server.md).
 */
export const speechServer = defineString('DUU_SPEECH_SERVER', { default: '' });
export const speechServerKey = defineSecret('DUU_SPEECH_SERVER_KEY');
/** Every function that speaks is bound to these. */
export const speechSecrets = [azureKey, chimegeToken, speechServerKey, streamKey];

/** Pauses in speech where they differ from the defaults, such as `sentence=600 heading=1500` (contract/src/pauses.ts). */
export const speechPauses = defineString('DUU_SPEECH_PAUSES', { default: '' });

/** The address of Stripe's API; tests use another one. */
export const stripeApiUrl = defineString('STRIPE_API_URL', { default: 'https://api.stripe.com' });
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');
/** Signs the webhooks: `whsec_…`. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
/** Every function that asks Stripe is bound to these. */
export const stripeSecrets = [stripeSecretKey, stripeWebhookSecret];

/** QPay's address; its sandbox is https://merchant-sandbox.qpay.mn. */
export const qpayBaseUrl = defineString('QPAY_BASE_URL', { default: 'https://merchant.qpay.mn' });
/** The merchant's QPay account; `unset` disables QPay. */
export const qpayUsername = defineSecret('QPAY_USERNAME');
export const qpayPassword = defineSecret('QPAY_PASSWORD');
export const qpayInvoiceCode = defineSecret('QPAY_INVOICE_CODE');
/** HMAC key of the secrets in callback addresses. */
export const qpayCallbackKey = defineSecret('QPAY_CALLBACK_KEY');
/** Tax office codes for e-barimt; empty: those that QPay has for the merchant. */
export const qpayDistrict = defineString('QPAY_DISTRICT_CODE', { default: '' });
export const qpayClassification = defineString('QPAY_CLASSIFICATION_CODE', { default: '' });
/** Every function that uses QPay is bound to these. */
export const qpaySecrets = [qpayUsername, qpayPassword, qpayInvoiceCode, qpayCallbackKey];
/** The mail service: `smtp`, `resend` or `none` (docs/mail.md). */
export const mailService = defineString('DUU_MAIL_SERVICE', { default: 'none' });
/** The sender, such as `Duu <pay@your.domain>`. */
export const mailFrom = defineString('DUU_MAIL_FROM', { default: '' });
/** Reply-to address; empty: the sender. */
export const mailReplyTo = defineString('DUU_MAIL_REPLY_TO', { default: '' });
/** The credentials: an SMTP address with its password, or Resend's key. */
export const mailAccess = defineSecret('DUU_MAIL_ACCESS');

/** Instances of `api` that are kept running, so that a first visitor does not wait for one to start. */
export const warmInstances = defineInt('DUU_WARM_INSTANCES', { default: 0 });

/** A collector of OpenTelemetry traces (OTLP over HTTP), such as https://collector:4318; empty: no traces. */
export const traceEndpoint = defineString('DUU_TRACE_ENDPOINT', { default: '' });

/** True under the emulator suite. */
export const inEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

/** Returns the site's origin, for links to our pages. The launcher sets it on one machine. */
export function siteOrigin(): string {
  if (inEmulator) return process.env.DUU_LOCAL_SITE ?? 'http://127.0.0.1:5000';
  return new URL(siteUrl.value()).origin;
}

export interface LeaseTimes {
  /** How long a lease lasts without renewal, in ms. */
  readonly ms: number;
  /** How often it is renewed, in ms. */
  readonly renewMs: number;
}

/**
 * Returns how long leases last. DUU_LEASE_MS shortens them in tests, only under the emulators.
 * @throws Error if DUU_LEASE_MS is not a number of ms
 */
export function leaseTimes(env: NodeJS.ProcessEnv = process.env): LeaseTimes {
  const given = env.DUU_LEASE_MS;
  if (env.FUNCTIONS_EMULATOR !== 'true' || given === undefined) {
    return { ms: limits.leaseMs, renewMs: limits.leaseRenewMs };
  }
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`DUU_LEASE_MS is "${given}": it is ms.`);
  return { ms: Number(given), renewMs: Number(given) / 3 };
}

/**
 * Returns private hosts, with or without port, that pages and webhooks may be on: DUU_PRIVATE_HOSTS, separated by commas.
 * Only under the emulators, for tests and for servers in one's own network.
 */
export function privateHosts(env: NodeJS.ProcessEnv = process.env): string[] {
  if (env.FUNCTIONS_EMULATOR !== 'true') return [];
  return (env.DUU_PRIVATE_HOSTS ?? '').split(',').filter((host) => host !== '');
}

const limitFactor = () => (inEmulator ? Number(process.env.DUU_LIMIT_FACTOR ?? 1) : 1);

/** Returns how much DUU_KEY_LIMIT_FACTOR raises what plans allow API keys, only under the emulators. */
export function keyLimitFactor(): number {
  return inEmulator ? Number(process.env.DUU_KEY_LIMIT_FACTOR ?? limitFactor()) : 1;
}

/** Returns the rate limits. DUU_LIMIT_FACTOR raises them in tests, only under the emulators. */
export function requestsPerMinute(): Record<keyof typeof limits.requestsPerMinute, number> {
  const factor = limitFactor();
  const raised: Record<keyof typeof limits.requestsPerMinute, number> = {
    ...limits.requestsPerMinute,
  };
  for (const name of Object.keys(raised) as (keyof typeof raised)[]) raised[name] *= factor;
  return raised;
}
