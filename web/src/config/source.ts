import { placeholders } from './placeholders.ts';

/** Where the source of this site is, as the licence asks. */
export const sourceUrl = (import.meta.env.VITE_SOURCE_URL || placeholders.sourceUrl).replace(
  /\/+$/,
  '',
);

/** Returns the address of a file of the source, in the newest state that its host shows. */
export function sourceFile(path: string): string {
  return `${sourceUrl}/blob/HEAD/${path}`;
}
