import { accountEn } from './account.en.ts';
import { adminEn } from './admin.en.ts';
import { audiosEn } from './audios.en.ts';
import { authEn } from './auth.en.ts';
import { billingEn } from './billing.en.ts';
import { dashboardEn } from './dashboard.en.ts';
import { editorEn } from './editor.en.ts';
import { errorsEn } from './errors.en.ts';
import { homeEn } from './home.en.ts';
import { jobsEn } from './jobs.en.ts';
import { libraryEn } from './library.en.ts';
import { plansEn } from './plans.en.ts';
import { playerEn } from './player.en.ts';
import { sharingEn } from './sharing.en.ts';
import { speakersEn } from './speakers.en.ts';
import { usersEn } from './users.en.ts';

/** Everything behind the landing pages. */
export const insideEn = {
  ...errorsEn,
  ...authEn,
  ...accountEn,
  ...billingEn,
  ...adminEn,
  ...dashboardEn,
  ...usersEn,
  ...plansEn,
  ...audiosEn,
  ...speakersEn,
  ...jobsEn,
  ...editorEn,
  ...playerEn,
  ...libraryEn,
  ...sharingEn,
  ...homeEn,
};
