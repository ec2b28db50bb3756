export const authEn = {} as const;
