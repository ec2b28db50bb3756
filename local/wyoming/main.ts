// `npm run wyoming [-- --host 0.0.0.0] [--port 10200]`: Duu's voices for Home Assistant (docs/api.md). The key is read from
// DUU_API_KEY, the address of Duu from DUU_URL. Whoever reaches the port speaks with the key, so it listens on this
// machine only, unless told.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../tools/command.ts';
import { createDuuApi } from '../duu-api.ts';
import { startWyoming } from './server.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '10200' },
    },
  });
  const key = process.env.DUU_API_KEY;
  if (!key)
    throw new CommandError('DUU_API_KEY is not set: make a key with “Speech” in the settings.');
  const api = createDuuApi(process.env.DUU_URL ?? 'http://127.0.0.1:5000', key);
  const server = await startWyoming(api, { host: values.host, port: Number(values.port) });
  const { address, port } = server.address() as AddressInfo;
  console.log(`tcp://${address}:${port}`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  server.close();
  return 0;
});
