import { billingEn } from './billing.en.ts';
import { errorsEn } from './errors.en.ts';
import { helpTextsEn } from './help.en.ts';
import { homeEn } from './home.en.ts';
import { libraryEn } from './library.en.ts';
import { playerEn } from './player.en.ts';
import { shareEn } from './share.en.ts';
import { sharingEn } from './sharing.en.ts';
import { speakerEn } from './speaker.en.ts';

/** Texts of all pages behind the landing pages; some load more of their own (`routes.tsx`). */
export const appEn = {
  ...errorsEn,
  ...billingEn,
  ...speakerEn,
  ...playerEn,
  ...libraryEn,
  ...sharingEn,
  ...shareEn,
  ...homeEn,
  ...helpTextsEn,
};
