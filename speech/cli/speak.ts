import { runSpeak } from './speak-command.ts';
import { processTerminal } from './terminal.ts';

// `npm run speak`: text to a sound file without a server. Exit codes: 0 done, 1 it failed, 2 it was asked wrongly.

function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('interrupted')));
  return interrupted.signal;
}

process.exit(await runSpeak(process.argv.slice(2), processTerminal, untilInterrupted));
