import { defineSecret, defineString } from 'firebase-functions/params';

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

/** True under the emulator suite. */
export const inEmulator = process.env.FUNCTIONS_EMULATOR === 'true';
