import { accountEn } from './account.en.ts';
import { authEn } from './auth.en.ts';
import { webhooksEn } from './webhooks.en.ts';

export const accountPagesEn = { ...authEn, ...accountEn, ...webhooksEn };
