/** Parses a whole number with or without grouping (`30,000`, `30 000`); null if it is invalid. */
export function wholeNumber(text: string): number | null {
  const written = text.trim();
  if (!/^\d{1,15}$/u.test(written) && !/^\d{1,3}(?:[,\s]\d{3}){1,4}$/u.test(written)) return null;
  return Number(written.replace(/\D/gu, ''));
}
