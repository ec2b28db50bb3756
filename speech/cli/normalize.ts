import { runNormalize } from './normalize-command.ts';
import { processTerminal } from './terminal.ts';

// A reader that goes away early (head) is not a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runNormalize(process.argv.slice(2), processTerminal);
