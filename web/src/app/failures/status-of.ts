/** The status that an error page shows for an error: its own where it has one that says of a failure, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  return typeof error.status === 'number' && error.status >= 400 ? error.status : 500;
}
