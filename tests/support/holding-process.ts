// A second instance for holding.ts: `node holding-process.ts UID NAME COUNT CHARACTERS`. It says when it is ready,
// holds all at once when it is told to, and answers how each hold ended: its audio, or the key of its error.
import { ApiError } from '../../functions/src/api-error.ts';
import { suiteDeps } from './admin.ts';
import { hold } from './credits.ts';

const [uid = '', name = '', count = '0', characters = '0'] = process.argv.slice(2);

async function holdOne(audioId: string): Promise<string> {
  try {
    await hold(uid, audioId, Number(characters));
    return audioId;
  } catch (error) {
    if (error instanceof ApiError) return error.key;
    throw error;
  }
}

// The connection is made before the start, so that the two processes begin together.
await suiteDeps().documents.user(uid).get();
process.once('message', async () => {
  const ids = Array.from({ length: Number(count) }, (_, at) => `${name}${at}`);
  process.send?.(await Promise.all(ids.map(holdOne)), () => process.exit(0));
});
process.send?.('ready');
