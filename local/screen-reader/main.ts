// Duu as an output module of speech-dispatcher, which starts it through `sd_duu` (docs/screen-readers.md). It speaks with
// the embedded engine, or with DUU_API_KEY through the Duu at DUU_URL.
import { createWriteStream } from 'node:fs';
import { runCommand } from '../../tools/command.ts';
import { createDuuApi } from '../duu-api.ts';
import { serveModule } from './serve-module.ts';
import { embeddedVoice, keyedVoice, withSubstitute } from './voice.ts';

await runCommand(async () => {
  const embedded = embeddedVoice();
  const key = process.env.DUU_API_KEY;
  const api = key && createDuuApi(process.env.DUU_URL ?? 'http://127.0.0.1:5000', key);
  const voice = api ? withSubstitute(keyedVoice(api), embedded) : embedded;
  // Not `process.stdout`, whose writes block: a full pipe would hold up STOP.
  await serveModule(process.stdin, createWriteStream('', { fd: 1 }), voice);
  return 0;
});
