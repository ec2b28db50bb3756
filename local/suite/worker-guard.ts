// Loaded into every Node that the emulators start (NODE_OPTIONS): a functions process does not notice that the Functions
// emulator was killed, and would go on for ever.
import { whenParentDies } from '../../tools/processes.mjs';

if (process.argv[1]?.includes('functionsEmulatorRuntime')) whenParentDies(() => process.exit(1));
