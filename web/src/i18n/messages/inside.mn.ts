import { accountMn } from './account.mn.ts';
import { authMn } from './auth.mn.ts';
import { billingMn } from './billing.mn.ts';
import { editorMn } from './editor.mn.ts';
import { errorsMn } from './errors.mn.ts';
import { homeMn } from './home.mn.ts';
import type { insideEn } from './inside.en.ts';
import { libraryMn } from './library.mn.ts';
import { playerMn } from './player.mn.ts';
import { readingMn } from './reading.mn.ts';
import { sharingMn } from './sharing.mn.ts';

export const insideMn = {
  ...errorsMn,
  ...authMn,
  ...accountMn,
  ...billingMn,
  ...editorMn,
  ...playerMn,
  ...readingMn,
  ...libraryMn,
  ...sharingMn,
  ...homeMn,
} satisfies Record<keyof typeof insideEn, string>;
