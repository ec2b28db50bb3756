/** A legal text: sections with a heading and paragraphs; a paragraph that is a list has items. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly (string | readonly string[])[];
}

/** The day both texts came into force. */
export const inForceSince = new Date(2026, 10, 20);
