import { errorPagesMn } from './error-pages.mn.ts';
import type { frontEn } from './front.en.ts';
import { landingSharedMn } from './landing-shared.mn.ts';
import { shellMn } from './shell.mn.ts';

export const frontMn = {
  ...shellMn,
  ...landingSharedMn,
  ...errorPagesMn,
} satisfies Record<keyof typeof frontEn, string>;
