/** Calls `stop` at the first Ctrl-C, SIGTERM or hang-up, and when the process that started this one dies. */
import { whenParentDies } from './processes.ts';

export function onStopSignal(stop: () => void): void {
  let stopping = false;
  const once = () => {
    // One Ctrl-C arrives up to three times: from the terminal, from npm and from the script that started this one.
    if (stopping) return;
    stopping = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  whenParentDies(once);
}
