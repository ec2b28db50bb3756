import { billingMn } from './billing.mn.ts';
import { errorsMn } from './errors.mn.ts';
import { homeMn } from './home.mn.ts';
import type { insideEn } from './inside.en.ts';
import { libraryMn } from './library.mn.ts';
import { playerMn } from './player.mn.ts';
import { sharingMn } from './sharing.mn.ts';
import { speakerMn } from './speaker.mn.ts';

export const insideMn = {
  ...errorsMn,
  ...billingMn,
  ...speakerMn,
  ...playerMn,
  ...libraryMn,
  ...sharingMn,
  ...homeMn,
} satisfies Record<keyof typeof insideEn, string>;
