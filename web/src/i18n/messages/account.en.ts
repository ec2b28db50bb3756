export const accountEn = {} as const;
