import type { homeEn } from './home.en.ts';

export const homeMn = {} satisfies Record<keyof typeof homeEn, string>;
