/** Places that cost most to read: figures, and letters that stand alone. */
const place = /\p{N}\p{M}?|(?<!\p{L})\p{L}(?!\p{L})/gu;
const run = /\d+/g;
/** The most of them in a text that is still read with every rule. A page of prose has a hundred. */
const most = 800;

/**
 * Whether a text has so many figures that only the plain rules read it: tables of random numbers, or what somebody
 * repeats to slow the reading down. Every rule would try each of them.
 */
export function isDense(segments: readonly string[]): boolean {
  let places = 0;
  for (const segment of segments) {
    places += segment.replace(run, '1').match(place)?.length ?? 0;
    if (places > most) return true;
  }
  return false;
}
