import type { authEn } from './auth.en.ts';

export const authMn = {} satisfies Record<keyof typeof authEn, string>;
