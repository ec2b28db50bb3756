import type { accountEn } from './account.en.ts';

export const accountMn = {} satisfies Record<keyof typeof accountEn, string>;
