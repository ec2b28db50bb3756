import type { appEn } from './app.en.ts';
import { billingMn } from './billing.mn.ts';
import { errorsMn } from './errors.mn.ts';
import { helpTextsMn } from './help.mn.ts';
import { homeMn } from './home.mn.ts';
import { libraryMn } from './library.mn.ts';
import { playerMn } from './player.mn.ts';
import { shareMn } from './share.mn.ts';
import { sharingMn } from './sharing.mn.ts';
import { speakerMn } from './speaker.mn.ts';

export const appMn = {
  ...errorsMn,
  ...billingMn,
  ...speakerMn,
  ...playerMn,
  ...libraryMn,
  ...sharingMn,
  ...shareMn,
  ...homeMn,
  ...helpTextsMn,
} satisfies Record<keyof typeof appEn, string>;
