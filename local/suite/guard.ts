// Loaded into firebase-tools before it starts (node --import). When the launcher is gone, whatever killed it, this saves
// the data once more and ends the emulators, so that the next start finds its ports free and nothing lost.
import { whenParentDies } from '../tools/processes.ts';
import './share-workers.ts';
import { takeSnapshot } from './snapshots.ts';

const { DUU_DATA_DIR, DUU_HUB_PORT } = process.env;
const STOP_WITHIN_MS = 12_000;

whenParentDies(async () => {
  if (DUU_DATA_DIR && DUU_HUB_PORT)
    await takeSnapshot(DUU_DATA_DIR, Number(DUU_HUB_PORT)).catch(() => undefined);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.exit(1), STOP_WITHIN_MS);
});
