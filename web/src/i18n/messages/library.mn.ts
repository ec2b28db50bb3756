import type { libraryEn } from './library.en.ts';

export const libraryMn = {} satisfies Record<keyof typeof libraryEn, string>;
