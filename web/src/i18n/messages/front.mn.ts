import { errorPagesMn } from './error-pages.mn.ts';
import type { frontEn } from './front.en.ts';
import { landingMn } from './landing.mn.ts';
import { legalMn } from './legal.mn.ts';
import { shellMn } from './shell.mn.ts';

export const frontMn = {
  ...shellMn,
  ...landingMn,
  ...legalMn,
  ...errorPagesMn,
} satisfies Record<keyof typeof frontEn, string>;
