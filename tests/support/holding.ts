import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { quickStart } from '../../tools/quick-start.mjs';

interface Holding {
  /** The result of each hold: the audio's id or the error key. */
  readonly outcomes: readonly string[];
  /** From the first request to the last answer, without the start of the processes. */
  readonly tookMs: number;
}

/** Makes holds on one balance in two parallel processes, like two instances of a function; `each` is the number per process. */
export async function holdFromTwo(uid: string, each: number, characters: number): Promise<Holding> {
  const file = path.join(import.meta.dirname, 'holding-process.ts');
  const processes = ['a', 'b'].map((name) =>
    fork(file, [uid, name, String(each), String(characters)], {
      execArgv: quickStart.args,
      env: { ...process.env, ...quickStart.env },
    }),
  );
  await Promise.all(processes.map((one) => once(one, 'message')));
  const ended = processes.map(async (one) => {
    const [outcomes]: string[][] = await once(one, 'message');
    return outcomes ?? [];
  });
  const begunAt = performance.now();
  for (const one of processes) one.send('go');
  const outcomes = (await Promise.all(ended)).flat();
  return { outcomes, tookMs: performance.now() - begunAt };
}
