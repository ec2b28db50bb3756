// Loaded into programs that the launcher starts (node --import), so that they end when it is killed.
import { whenParentDies } from '../../tools/processes.ts';

whenParentDies(() => process.exit(1));
