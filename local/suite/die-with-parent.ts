// Loaded into programs that the launcher starts (node --import), so that they end when it is killed.
import { whenParentDies } from '../../tools/processes.mjs';

whenParentDies(() => process.exit(1));
