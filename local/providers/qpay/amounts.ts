// Amounts on the wire: numbers, or texts of decimals, in ₮. Inside they are integers in hundredths.
import { z } from 'zod';

/** Reads `1000`, `"1000"` and `"1000.50"`; the result is in hundredths. */
export const wireAmount = z
  .union([z.number(), z.string().regex(/^\d+(\.\d{1,2})?$/)])
  .transform((value) => Math.round(Number(value) * 100))
  .pipe(z.int().nonnegative());

export function asText(amount: number): string {
  return (amount / 100).toFixed(2);
}
