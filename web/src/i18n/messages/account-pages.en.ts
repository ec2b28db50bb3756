import { accountEn } from './account.en.ts';
import { authEn } from './auth.en.ts';

export const accountPagesEn = { ...authEn, ...accountEn };
