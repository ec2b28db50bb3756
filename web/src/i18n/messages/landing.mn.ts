import type { landingEn } from './landing.en.ts';

export const landingMn = {} satisfies Record<keyof typeof landingEn, string>;
