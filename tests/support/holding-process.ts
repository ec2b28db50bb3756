// A process for holding.ts: `node holding-process.ts UID NAME COUNT CHARACTERS`. It sends a message when it is ready, makes
// all holds in parallel on the next message, and sends their results: the audio's id or the error key of each.
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

// Connects before it is ready, so that the two processes start together.
await suiteDeps().documents.user(uid).get();
process.once('message', async () => {
  const ids = Array.from({ length: Number(count) }, (_, at) => `${name}${at}`);
  process.send?.(await Promise.all(ids.map(holdOne)), () => process.exit(0));
});
process.send?.('ready');
