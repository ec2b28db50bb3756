import { errorPagesEn } from './error-pages.en.ts';
import { landingSharedEn } from './landing-shared.en.ts';
import { shellEn } from './shell.en.ts';

/** Texts that every page needs. */
export const commonEn = { ...shellEn, ...landingSharedEn, ...errorPagesEn };
