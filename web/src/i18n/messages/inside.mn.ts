import { accountMn } from './account.mn.ts';
import { adminMn } from './admin.mn.ts';
import { audiosMn } from './audios.mn.ts';
import { authMn } from './auth.mn.ts';
import { billingMn } from './billing.mn.ts';
import { dashboardMn } from './dashboard.mn.ts';
import { editorMn } from './editor.mn.ts';
import { errorsMn } from './errors.mn.ts';
import { homeMn } from './home.mn.ts';
import type { insideEn } from './inside.en.ts';
import { jobsMn } from './jobs.mn.ts';
import { libraryMn } from './library.mn.ts';
import { plansMn } from './plans.mn.ts';
import { playerMn } from './player.mn.ts';
import { sharingMn } from './sharing.mn.ts';
import { speakersMn } from './speakers.mn.ts';
import { usersMn } from './users.mn.ts';

export const insideMn = {
  ...errorsMn,
  ...authMn,
  ...accountMn,
  ...billingMn,
  ...adminMn,
  ...dashboardMn,
  ...usersMn,
  ...plansMn,
  ...audiosMn,
  ...speakersMn,
  ...jobsMn,
  ...editorMn,
  ...playerMn,
  ...libraryMn,
  ...sharingMn,
  ...homeMn,
} satisfies Record<keyof typeof insideEn, string>;
