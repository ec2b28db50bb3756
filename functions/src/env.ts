import { limits } from '@duu/contract/limits';
import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';

/** Where the functions run; Hosting's rewrites in firebase.json name the same region. */
export const region = 'us-central1';

/** Signs stream addresses. */
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

/** True under the emulator suite. */
export const inEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

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
