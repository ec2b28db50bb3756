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
 * Starts a measurement; the returned function ends it and says the share of this machine's time that its host gave to
 * other machines meanwhile, where the system tells. A figure taken under theft is the host's too.
 */
export function watchStolen(): () => string {
  const before = ticks();
  return () => {
    const after = ticks();
    if (!before || !after) return 'stolen time unknown';
    const share = (after.stolen - before.stolen) / (after.all - before.all);
    return `${Math.round(share * 100)} % of the time stolen`;
  };
}
