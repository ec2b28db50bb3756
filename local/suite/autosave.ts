// Saves the emulators' data regularly, so that a power cut loses half a minute at most. It saves only after functions have
// run, because clients write only through the API.
import { printProgress } from '../../tools/command.ts';

const saveEveryMs = 30_000;

export function autosave() {
  let changed = false;
  let busy: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Reads a line of the emulators' output. */
    notice: (line: string) => {
      if (line.includes('Beginning execution')) changed = true;
    },
    start: (save: () => Promise<void>) => {
      timer = setInterval(() => {
        if (!changed) return;
        changed = false;
        busy = busy.then(save).catch((error: Error) => {
          changed = true;
          printProgress(
            `The data could not be saved just now (${error.message}); trying again shortly.`,
          );
        });
      }, saveEveryMs);
    },
    stop: async () => {
      clearInterval(timer);
      await busy;
    },
  };
}
