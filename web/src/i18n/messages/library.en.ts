export const libraryEn = {} as const;
