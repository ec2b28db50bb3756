// Loaded into every Node process of the emulators (NODE_OPTIONS): without it, a functions process runs on after the
// Functions emulator was killed.
import { whenParentDies } from '../../tools/processes.mjs';

if (process.argv[1]?.includes('functionsEmulatorRuntime')) {
  whenParentDies(() => process.exit(1));
  const folder = process.env.DUU_QUERIES;
  if (folder) (await import('../queries/record.ts')).recordQueries(folder);
}
