import { accountMn } from './account.mn.ts';
import type { accountPagesEn } from './account-pages.en.ts';
import { authMn } from './auth.mn.ts';
import { webhooksMn } from './webhooks.mn.ts';

export const accountPagesMn = { ...authMn, ...accountMn, ...webhooksMn } satisfies Record<
  keyof typeof accountPagesEn,
  string
>;
