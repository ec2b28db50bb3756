// Amounts in requests are numbers or decimal strings in ₮; in the code they are integers in hundredths.
import { z } from 'zod';

/** Parses `1000`, `"1000"` and `"1000.50"` to hundredths. */
export const wireAmount = z
  .union([z.number(), z.string().regex(/^\d+(\.\d{1,2})?$/)])
  .transform((value) => Math.round(Number(value) * 100))
  .pipe(z.int().nonnegative());

export function asText(amount: number): string {
  return (amount / 100).toFixed(2);
}
