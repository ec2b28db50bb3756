// Runs the local QPay server as a process: node local/providers/qpay/main.ts --port 5010 [--file STATE.json]
import { parseArgs } from 'node:util';
import { createQPayServer } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, file: { type: 'string' } } });
const server = createQPayServer(values.file === undefined ? {} : { file: values.file });
const base = await server.listen(Number(values.port));
process.stdout.write(`QPay listens at ${base}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.close().then(() => process.exit(0)));
