// Loaded into firebase-tools before it starts (node --import). When the launcher is gone, whatever killed it, this saves
// the data once more and ends the emulators, so that the next start finds its ports free and nothing lost.
import { existsSync } from 'node:fs';
import { whenParentDies } from '../../tools/processes.mjs';
import './keep-connections.ts';
import './share-workers.ts';
import { takeSnapshot } from './snapshots.ts';
import './without-packing.ts';

const { DUU_DATA_DIR, DUU_HUB_PORT, DUU_KEEP_MARK } = process.env;
const STOP_WITHIN_MS = 12_000;

// The launcher read what this process prints; when it is gone, printing must not become an error that ends it too soon.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

whenParentDies(async () => {
  // Without the mark the seed data are not all there yet: what is half filled must not look like a person's data.
  if (DUU_DATA_DIR && DUU_HUB_PORT && DUU_KEEP_MARK && existsSync(DUU_KEEP_MARK))
    await takeSnapshot(DUU_DATA_DIR, Number(DUU_HUB_PORT)).catch(() => undefined);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), STOP_WITHIN_MS);
});
