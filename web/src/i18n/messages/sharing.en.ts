export const sharingEn = {} as const;
