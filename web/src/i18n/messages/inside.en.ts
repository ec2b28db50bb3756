import { billingEn } from './billing.en.ts';
import { errorsEn } from './errors.en.ts';
import { helpTextsEn } from './help.en.ts';
import { libraryEn } from './library.en.ts';
import { playerEn } from './player.en.ts';
import { shareEn } from './share.en.ts';
import { sharingEn } from './sharing.en.ts';

/** Texts of all pages inside the app but the first one, and of what opens later: dialogs, menus, the player, errors. */
export const insideEn = {
  ...billingEn,
  ...errorsEn,
  ...helpTextsEn,
  ...libraryEn,
  ...playerEn,
  ...shareEn,
  ...sharingEn,
};
