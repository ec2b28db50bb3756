import type { adminEn } from './admin.en.ts';

export const adminMn = {} satisfies Record<keyof typeof adminEn, string>;
