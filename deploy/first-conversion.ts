import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { demoPro } from '../local/seed/demo-users.ts';
import { signIn } from '../local/seed/sign-in.ts';
import { CommandError, printProgress } from '../tools/command.ts';

/** All of it, with a cold start of each function. */
const timeoutMs = 120_000;

/**
 * Returns what a new user does first: signs in, converts, listens, shares.
 * @param env the addresses of the emulators
 * @returns the id of the share
 * @throws Error if a step fails, or all of them take too long
 */
export async function firstConversion(
  address: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const token = await signIn(`${env.FIREBASE_AUTH_EMULATOR_HOST}`, demoPro.email);

  const signal = AbortSignal.timeout(timeoutMs);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(new URL(`/api/v1${path}`, address), {
      method,
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new CommandError(`${method} ${path} answers ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  await call('GET', '/me');
  const text = { segments: ['Сайн байна уу?'], speakerId: 'nomin', language: 'mn' };
  const { audioId, streamUrl } = z
    .object({ audioId: z.string(), streamUrl: z.string() })
    .parse(await call('POST', '/synthesize', text));
  const sound = await (await fetch(new URL(streamUrl, address), { signal })).arrayBuffer();
  const state = await endOfConversion(env, audioId, signal);
  if (state !== 'done') throw new CommandError(`The first conversion ended as ${state}.`);
  printProgress(`✓ first conversion: ${sound.byteLength} bytes of MP3`);
  return z.object({ shareId: z.string() }).parse(await call('POST', `/audios/${audioId}/share`))
    .shareId;
}

interface WatchedAudio {
  onSnapshot(
    show: (found: { get: (field: string) => unknown }) => void,
    fail: (error: Error) => void,
  ): () => void;
}

/** Waits for the state in which a conversion ends. @throws CommandError if the signal comes first */
export async function endedState(audio: WatchedAudio, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let last: unknown;
  const leave = audio.onSnapshot((found) => {
    last = found.get('state');
    if (last !== undefined && last !== 'creating') resolve(String(last));
  }, reject);
  const giveUp = () =>
    reject(new CommandError(`The first conversion did not end: its state is ${last}.`));
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
    leave();
  }
}

async function endOfConversion(
  env: Readonly<Record<string, string>>,
  audioId: string,
  signal: AbortSignal,
) {
  Object.assign(process.env, env);
  const app = initializeApp({ projectId: `${env.GCLOUD_PROJECT}` }, 'first-conversion');
  const audio = getFirestore(app).doc(`users/${demoPro.uid}/audios/${audioId}`);
  try {
    return await endedState(audio, signal);
  } finally {
    await deleteApp(app);
  }
}
