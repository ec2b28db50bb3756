import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Returns the CPU time of the processes that descend from one, without that one itself; 0 except on Linux. */
export function cpuSecondsOf(parent: number): number {
  if (!existsSync('/proc')) return 0;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        // See proc(5): the first field here is its third.
        const ticks = Number(fields[11]) + Number(fields[12]);
        return [{ id: Number(id), parent: Number(fields[1]), ticks }];
      } catch {
        // It has just ended.
        return [];
      }
    });
  const known = new Set([parent]);
  let seconds = 0;
  for (let grew = true; grew; ) {
    grew = false;
    for (const one of processes)
      if (known.has(one.parent) && !known.has(one.id)) {
        known.add(one.id);
        seconds += one.ticks / ticksPerSecond;
        grew = true;
      }
  }
  return seconds;
}
