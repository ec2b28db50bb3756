/** The same day and time `count` months later; the last day of the month where it has no such day. UTC. */
export function addMonths(from: Date, count: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + count);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
