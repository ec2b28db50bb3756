/** A section of a legal text: a heading and paragraphs; a list is an array of items. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

/** The effective date of both texts (yyyy-mm-dd). */
export const inForceSince = '2026-11-22';
