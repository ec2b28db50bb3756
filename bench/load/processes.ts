import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Usage {
  /** Resident memory in MB. */
  readonly mb: number;
  /** Processor time since the process began, in s. */
  readonly seconds: number;
}

/** Seconds of `[[days-]hours:]minutes:seconds`, as ps prints processor time. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  const [seconds = 0, minutes = 0, hours = 0] = clock.split(':').reverse().map(Number);
  return ((Number(days) * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** Memory and processor time of these processes together. One that has ended counts nothing. */
export function usageOf(ids: readonly number[]): Usage {
  if (ids.length === 0) return { mb: 0, seconds: 0 };
  const table = execFileSync('ps', ['-o', 'rss=,time=', '-p', ids.join(',')], { encoding: 'utf8' });
  const all = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return {
    mb: all.reduce((sum, [rss]) => sum + Number(rss) / 1024, 0),
    seconds: all.reduce((sum, [, time = '0:00']) => sum + secondsOf(time), 0),
  };
}

/** Processor time of the whole machine since it started, in s: busy and idle; null where there is no /proc. */
export function machineSeconds(): { busy: number; idle: number } | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0] = line
      .split(/\s+/)
      .slice(1)
      .map((ticks) => Number(ticks) / 100);
    return { busy: user + nice + system + irq + soft, idle: idle + wait };
  } catch {
    return null;
  }
}
