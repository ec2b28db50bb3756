/** The effective date of both texts (yyyy-mm-dd). */
export const inForceSince = '2026-11-22';
