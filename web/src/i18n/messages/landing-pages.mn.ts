import { aboutMn } from './about.mn.ts';
import { landingMn } from './landing.mn.ts';
import type { landingPagesEn } from './landing-pages.en.ts';
import { legalMn } from './legal.mn.ts';

export const landingPagesMn = { ...landingMn, ...legalMn, ...aboutMn } satisfies Record<
  keyof typeof landingPagesEn,
  string
>;
