import { type CachedEngine, cachedEngine } from '@duu/speech/engines/cached-engine';
import type { Engine } from '@duu/speech/engines/engine';
import type { SpeakDeps } from '@duu/speech/speak-types';
import { azureKey, azureRegion, chimegeToken } from '../env.ts';
import { isSetUp } from './engines-set-up.ts';
import type { Files } from './files.ts';

/** Cache of spoken chunks in this instance, in bytes: about half an hour. */
const memoryBytes = 96 * 1024 * 1024;

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

async function espeak(): Promise<Engine> {
  const { createEspeak } = await import('@duu/speech/engines/espeak/espeak');
  const engine = createEspeak();
  // The engines are loaded to speak soon, and the threads take as long to start as the rest takes to load.
  engine.warm();
  return engine;
}

/**
 * The engines of this deployment: always the embedded one, the others if they have settings. Each speaks a
 * chunk only once.
 */
export async function loadEngines(files: Files): Promise<SpeakDeps['engines']> {
  const [embedded, ...paid] = await Promise.all([espeak(), google(), azure(), chimege()]);
  const engines: Record<string, CachedEngine> = {
    espeak: cachedEngine(embedded, { memoryBytes }),
  };
  for (const engine of paid) {
    if (engine) engines[engine.id] = cachedEngine(engine, { memoryBytes, bucket: bucketOf(files) });
  }
  return engines;
}
