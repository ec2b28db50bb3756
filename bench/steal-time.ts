import { readFileSync } from 'node:fs';

/** CPU ticks of all cores since boot, from the first line of Linux' /proc/stat; undefined elsewhere. */
function ticks(): { all: number; stolen: number } | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user nice system idle iowait irq softirq steal; what guests get is in `user` already.
    const columns = line.split(/\s+/).slice(1, 9).map(Number);
    return { all: columns.reduce((sum, one) => sum + one, 0), stolen: columns[7] ?? 0 };
  } catch {
    return undefined;
  }
}

/**
 * Starts measuring steal time: the share of CPU time that the host gave to other machines, on Linux. The returned function
 * ends it and formats the share. High steal time makes other figures worthless.
 */
export function watchStealTime(): () => string {
  const before = ticks();
  return () => {
    const after = ticks();
    if (!before || !after) return 'stolen time unknown';
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    return `${Math.round(share * 100)} % of the time stolen`;
  };
}
