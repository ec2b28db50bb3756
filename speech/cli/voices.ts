import { processTerminal } from './terminal.ts';
import { runVoices } from './voices/voices-command.ts';

// `npm run voices`: natural voices of this machine. Exit codes: 0 done, 1 it failed, 2 it was asked wrongly.
process.exit(await runVoices(process.argv.slice(2), processTerminal));
