// Loaded into firebase-tools before it starts (node --import). When the launcher dies, even of a kill -9, this saves the
// data and stops the emulators, so that the next start finds its ports free and its data complete.
import { existsSync } from 'node:fs';
import { whenParentDies } from '../../tools/processes.mjs';
import './fast-start.ts';
import './keep-connections.ts';
import './share-workers.ts';
import { exportSnapshot } from './snapshots.ts';
import './hosting-server.ts';
import './worker-requests.ts';

const { DUU_DATA_DIR, DUU_HUB_PORT, DUU_KEEP_MARK } = process.env;
const stopTimeoutMs = 12_000;

// The launcher reads this output. After its death, printing fails, which must not end this process before it has saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

whenParentDies(async () => {
  // Without the mark the seed data are incomplete and must not be saved.
  if (DUU_DATA_DIR && DUU_HUB_PORT && DUU_KEEP_MARK && existsSync(DUU_KEEP_MARK))
    await exportSnapshot(DUU_DATA_DIR, Number(DUU_HUB_PORT)).catch(() => undefined);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), stopTimeoutMs);
});
