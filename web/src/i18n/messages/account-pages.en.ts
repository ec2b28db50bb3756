import { accountEn } from './account.en.ts';
import { authEn } from './auth.en.ts';
import { keysEn } from './keys.en.ts';

export const accountPagesEn = { ...authEn, ...accountEn, ...keysEn };
