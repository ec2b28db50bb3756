import { adminAdjustCredits } from './admin-adjust-credits.ts';
import { adminCreatePlan } from './admin-create-plan.ts';
import { adminCreateSpeaker } from './admin-create-speaker.ts';
import { adminDeleteAudio } from './admin-delete-audio.ts';
import { adminDeleteRouteRule } from './admin-delete-route-rule.ts';
import { adminGetAudio } from './admin-get-audio.ts';
import { adminGetStats } from './admin-get-stats.ts';
import { adminListAudios } from './admin-list-audios.ts';
import { adminListJobs } from './admin-list-jobs.ts';
import { adminListPlans } from './admin-list-plans.ts';
import { adminListRouteRules } from './admin-list-route-rules.ts';
import { adminListSpeakers } from './admin-list-speakers.ts';
import { adminListUsers } from './admin-list-users.ts';
import { adminMakeSample } from './admin-make-sample.ts';
import { adminRetryAudio } from './admin-retry-audio.ts';
import { adminRunJob } from './admin-run-job.ts';
import { adminSaveRouteRule } from './admin-save-route-rule.ts';
import { adminUpdatePlan } from './admin-update-plan.ts';
import { adminUpdateSpeaker } from './admin-update-speaker.ts';
import { adminUpdateUser } from './admin-update-user.ts';

export const adminHandlers = {
  adminListSpeakers,
  adminCreateSpeaker,
  adminUpdateSpeaker,
  adminMakeSample,
  adminListPlans,
  adminCreatePlan,
  adminUpdatePlan,
  adminListAudios,
  adminGetAudio,
  adminDeleteAudio,
  adminRetryAudio,
  adminListRouteRules,
  adminSaveRouteRule,
  adminDeleteRouteRule,
  adminGetStats,
  adminListUsers,
  adminUpdateUser,
  adminAdjustCredits,
  adminListJobs,
  adminRunJob,
};
