import type { appEn } from './app.en.ts';
import { firstPageMn } from './first-page.mn.ts';
import { homeMn } from './home.mn.ts';

export const appMn = { ...homeMn, ...firstPageMn } satisfies Record<keyof typeof appEn, string>;
