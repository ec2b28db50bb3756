import type { legalEn } from './legal.en.ts';

export const legalMn = {} satisfies Record<keyof typeof legalEn, string>;
