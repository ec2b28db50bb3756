import { accountEn } from './account.en.ts';
import { authEn } from './auth.en.ts';
import { billingEn } from './billing.en.ts';
import { editorEn } from './editor.en.ts';
import { errorsEn } from './errors.en.ts';
import { homeEn } from './home.en.ts';
import { libraryEn } from './library.en.ts';
import { playerEn } from './player.en.ts';
import { readingEn } from './reading.en.ts';
import { sharingEn } from './sharing.en.ts';

/** Everything behind the landing pages except rarely opened pages: see `checkout` and `admin-pages`. */
export const insideEn = {
  ...errorsEn,
  ...authEn,
  ...accountEn,
  ...billingEn,
  ...editorEn,
  ...playerEn,
  ...readingEn,
  ...libraryEn,
  ...sharingEn,
  ...homeEn,
};
