import { aboutEn } from './about.en.ts';
import { landingEn } from './landing.en.ts';
import { legalEn } from './legal.en.ts';

export const landingPagesEn = { ...landingEn, ...legalEn, ...aboutEn };
