/** A legal text: sections with a heading and paragraphs; a paragraph that is a list has items. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

/** The day on which both texts came into force as they are (yyyy-mm-dd). */
export const inForceSince = '2026-11-22';
