import { billingMn } from './billing.mn.ts';
import { errorsMn } from './errors.mn.ts';
import { helpTextsMn } from './help.mn.ts';
import type { insideEn } from './inside.en.ts';
import { libraryMn } from './library.mn.ts';
import { playerMn } from './player.mn.ts';
import { shareMn } from './share.mn.ts';
import { sharingMn } from './sharing.mn.ts';

export const insideMn = {
  ...billingMn,
  ...errorsMn,
  ...helpTextsMn,
  ...libraryMn,
  ...playerMn,
  ...shareMn,
  ...sharingMn,
} satisfies Record<keyof typeof insideEn, string>;
