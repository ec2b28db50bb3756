/** Removes what divides or joins letters for layout only. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\u00ad\u200b\u200c\u2060\ufeff]/gu, '');
