import { errorPagesEn } from './error-pages.en.ts';
import { landingEn } from './landing.en.ts';
import { legalEn } from './legal.en.ts';
import { shellEn } from './shell.en.ts';

/** Texts that the public pages need immediately; the rest is loaded with the first page behind them. */
export const frontEn = { ...shellEn, ...landingEn, ...legalEn, ...errorPagesEn };
