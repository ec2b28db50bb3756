import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fromSuite } from './suite.ts';

/** Lists every process of this machine with its environment. */
function processes(): string[] {
  const args =
    process.platform === 'darwin'
      ? ['-axEww', '-o', 'pid=,command=']
      : ['axeww', '-o', 'pid=,args='];
  return execFileSync('ps', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n');
}

/** Returns the processes in which the suite runs one function. */
export function processesOf(name: string): number[] {
  const suite = `FIRESTORE_EMULATOR_HOST=${fromSuite('FIRESTORE_EMULATOR_HOST')}`;
  return processes()
    .filter((line) => line.includes('functionsEmulatorRuntime'))
    .filter((line) => line.includes(suite) && line.includes(`FUNCTION_TARGET=${name} `))
    .map((line) => Number.parseInt(line, 10));
}

export function countFunction(name: string): number {
  return processesOf(name).length;
}

/** Kills a function's processes with SIGKILL, like a crash. Returns their number. */
export function killFunction(name: string): number {
  const ids = processesOf(name);
  for (const id of ids) process.kill(id, 'SIGKILL');
  return ids.length;
}

/** Returns the maximum memory of a process so far, in MB. */
export async function peakMb({ pid }: { readonly pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Returns the memory of a process now, in MB; 0 if it has ended. */
export async function rssMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Returns the processor time of a process so far, of all its threads, in ms; 0 if it has ended. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may have spaces. Times are in hundredths of a second, those of the process and of the kernel.
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
}
