export const adminEn = {} as const;
