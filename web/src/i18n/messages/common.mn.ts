import type { commonEn } from './common.en.ts';
import { errorPagesMn } from './error-pages.mn.ts';
import { landingSharedMn } from './landing-shared.mn.ts';
import { shellMn } from './shell.mn.ts';

export const commonMn = {
  ...shellMn,
  ...landingSharedMn,
  ...errorPagesMn,
} satisfies Record<keyof typeof commonEn, string>;
