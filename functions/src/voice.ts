import './options.ts';
import type { Engine } from '@duu/speech/engines/engine';
import { onRequest } from 'firebase-functions/v2/https';
import { bucketVoices } from './adapters/bucket-voices.ts';
import { deps } from './deps.ts';
import { streamKey } from './env.ts';
import { type ChunkServices, speakChunk } from './http/speak-chunk.ts';

let engine: Promise<Engine> | undefined;

async function loadEngine(): Promise<Engine> {
  const { createOnnx } = await import('@duu/speech/engines/onnx/onnx');
  return createOnnx({ find: bucketVoices(deps().files) });
}

const services = (): ChunkServices => ({
  engine: () => {
    engine ??= loadEngine();
    return engine;
  },
  key: () => streamKey.value(),
  now: deps().now,
  log: deps().log,
});

/**
 * Speaks with the natural voices of the bucket, for the functions `api` and `convert`: a voice needs more memory than
 * they have. The disk of a function is memory.
 */
export const voice = onRequest(
  {
    memory: '4GiB',
    cpu: 2,
    concurrency: 4,
    timeoutSeconds: 300,
    maxInstances: 5,
    invoker: 'public',
    cors: false,
    secrets: [streamKey],
  },
  (request, response) => speakChunk(request, response, services()),
);
