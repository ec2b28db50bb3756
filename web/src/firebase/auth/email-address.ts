/** One @, something before it, a dot after it; the e-mail itself verifies the rest. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}
