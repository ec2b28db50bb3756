import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { demoPro } from '../local/seed/demo-people.ts';
import { signIn } from '../local/seed/sign-in.ts';
import { Refusal, say } from '../tools/refusal.ts';

/**
 * What a new user does first: signs in, converts, listens, shares.
 * @param env the addresses of the emulators
 * @returns the id of the share
 */
export async function firstConversion(
  address: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const token = await signIn(`${env.FIREBASE_AUTH_EMULATOR_HOST}`, demoPro.email);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(new URL(`/api/v1${path}`, address), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refusal(`${method} ${path} answers ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  await call('GET', '/me');
  const text = { segments: ['Сайн байна уу?'], speakerId: 'nomin', language: 'mn' };
  const { audioId, streamUrl } = z
    .object({ audioId: z.string(), streamUrl: z.string() })
    .parse(await call('POST', '/synthesize', text));
  const sound = await (await fetch(new URL(streamUrl, address))).arrayBuffer();
  const state = await endOfConversion(env, audioId);
  if (state !== 'done') throw new Refusal(`The first conversion ended as ${state}.`);
  say(`✓ first conversion: ${sound.byteLength} bytes of MP3`);
  return z.object({ shareId: z.string() }).parse(await call('POST', `/audios/${audioId}/share`))
    .shareId;
}

async function endOfConversion(env: Readonly<Record<string, string>>, audioId: string) {
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: `${env.GCLOUD_PROJECT}` }, 'first-conversion');
  const audio = getFirestore(app).doc(`users/${demoPro.uid}/audios/${audioId}`);
  try {
    return await new Promise<string>((resolve, reject) => {
      audio.onSnapshot((found) => {
        const state: unknown = found.get('state');
        if (state !== 'creating') resolve(String(state));
      }, reject);
    });
  } finally {
    await deleteApp(app);
  }
}
