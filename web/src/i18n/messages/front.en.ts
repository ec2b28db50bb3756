import { errorPagesEn } from './error-pages.en.ts';
import { landingEn } from './landing.en.ts';
import { legalEn } from './legal.en.ts';
import { shellEn } from './shell.en.ts';

/** What the public pages need at once; the rest comes with the first page behind them. */
export const frontEn = { ...shellEn, ...landingEn, ...legalEn, ...errorPagesEn };
