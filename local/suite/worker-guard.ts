// Loaded into every Node process of the emulators (NODE_OPTIONS): without it, a functions process runs on after the
// Functions emulator was killed.
import { flushCompileCache } from 'node:module';
import { whenParentDies } from '../../tools/processes.mjs';

if (process.argv[1]?.includes('functionsEmulatorRuntime')) {
  whenParentDies(() => process.exit(1));
  // Node writes its cache (NODE_COMPILE_CACHE) at an orderly end, and signals end these processes.
  setTimeout(flushCompileCache, 10_000).unref();
  const folder = process.env.DUU_QUERIES;
  if (folder) (await import('../queries/record.ts')).recordQueries(folder);
}
