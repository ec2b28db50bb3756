// Loaded into programs that the launcher starts (node --import), so that they end when the launcher is killed.
import { whenParentDies } from '../../tools/processes.mjs';

whenParentDies(() => process.exit(1));
