import { firstPageEn } from './first-page.en.ts';
import { homeEn } from './home.en.ts';

/** Texts of `/app` when it opens; other pages load more (`routes.tsx`). */
export const appEn = { ...homeEn, ...firstPageEn };
