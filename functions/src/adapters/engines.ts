import { type Breaker, reported } from '@duu/speech/engines/breaker';
import {
  type CachedEngine,
  type CacheOptions,
  cachedEngine,
} from '@duu/speech/engines/cached-engine';
import type { Engine } from '@duu/speech/engines/engine';
import type { SpeakDeps } from '@duu/speech/speak-types';
import {
  azureKey,
  azureRegion,
  chimegeToken,
  speechServer,
  speechServerKey,
  unset,
  voiceFunction,
  voicesPlace,
} from '../env.ts';
import { isSetUp } from './engines-set-up.ts';
import type { Files } from './files.ts';
import { inBucket } from './voices.ts';

/** Headers with which the function `voice` accepts a body. */
export type SignChunk = (body: string) => Record<string, string>;

/** Cache of an engine's spoken chunks in this instance, in bytes: about half an hour. */
const memoryBytes = 96 * 1024 * 1024;

/** The embedded engine speaks six minutes again in two seconds: its sounds need not fill the instance while a book is spoken. */
const embeddedBytes = 16 * 1024 * 1024;

/** Keeps paid chunks beyond the instance, until the bucket's lifecycle rule deletes them (docs/deploy.md). */
function bucketOf(files: Files) {
  const pathOf = (key: string) => `cache/speech/${key}`;
  return {
    async get(key: string) {
      return (await files.bytes(pathOf(key))) ?? undefined;
    },
    put: (key: string, bytes: Uint8Array) =>
      files.write(pathOf(key), bytes, 'application/octet-stream'),
  };
}

async function google(): Promise<Engine | undefined> {
  if (!isSetUp.google()) return undefined;
  const [{ createGoogle }, { applicationDefault }] = await Promise.all([
    import('@duu/speech/engines/google'),
    import('firebase-admin/app'),
  ]);
  const credential = applicationDefault();
  const accessToken = async () => (await credential.getAccessToken()).access_token;
  return createGoogle({ credentials: { accessToken } });
}

async function azure(): Promise<Engine | undefined> {
  if (!isSetUp.azure()) return undefined;
  const { createAzure } = await import('@duu/speech/engines/azure');
  return createAzure({ region: azureRegion.value(), key: azureKey.value() });
}

async function chimege(): Promise<Engine | undefined> {
  if (!isSetUp.chimege()) return undefined;
  const { createChimege } = await import('@duu/speech/engines/chimege');
  return createChimege({ token: chimegeToken.value() });
}

async function server(): Promise<Engine | undefined> {
  if (!isSetUp.server()) return undefined;
  const { createSpeechServer } = await import('@duu/speech/engines/speech-server');
  const key = speechServerKey.value();
  return createSpeechServer({ baseUrl: speechServer.value(), key: key === unset ? '' : key });
}

async function onnx(signChunk: SignChunk): Promise<Engine | undefined> {
  const place = voicesPlace.value();
  // A voice that is added later needs no restart.
  if (place === '') return undefined;
  if (place === inBucket) {
    const { createRemoteOnnx } = await import('@duu/speech/engines/onnx/remote-onnx');
    return createRemoteOnnx({ url: voiceFunction(), sign: signChunk });
  }
  const [{ createOnnx }, { installedVoice }] = await Promise.all([
    import('@duu/speech/engines/onnx/onnx'),
    import('@duu/speech/voices/installed'),
  ]);
  return createOnnx({ find: async (id) => installedVoice(place, id) });
}

async function espeak(): Promise<Engine> {
  const { createEspeak } = await import('@duu/speech/engines/espeak/espeak');
  const engine = createEspeak();
  // Starts the threads now: they take as long as loading the rest.
  engine.warm();
  return engine;
}

/**
 * Returns the engines of this deployment: always the embedded one, the others if they have settings. Each speaks a
 * chunk only once, and reports its calls.
 */
export async function loadEngines(
  files: Files,
  breaker: Breaker,
  signChunk: SignChunk,
): Promise<SpeakDeps['engines']> {
  const [embedded, natural, ...paid] = await Promise.all([
    espeak(),
    onnx(signChunk),
    google(),
    azure(),
    chimege(),
    server(),
  ]);
  const ready = (engine: Engine, options: Partial<CacheOptions>) =>
    cachedEngine(reported(engine, breaker), { memoryBytes, ...options });
  const engines: Record<string, CachedEngine> = {
    espeak: ready(embedded, { memoryBytes: embeddedBytes }),
    // Not reported: a natural voice that fails says nothing about the others.
    ...(natural ? { onnx: cachedEngine(natural, { memoryBytes }) } : {}),
  };
  for (const engine of paid) {
    if (engine) engines[engine.id] = ready(engine, { bucket: bucketOf(files) });
  }
  return engines;
}
