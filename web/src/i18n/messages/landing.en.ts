export const landingEn = {} as const;
