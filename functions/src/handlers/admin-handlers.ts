import { adminAdjustCredits } from './admin-adjust-credits.ts';
import { adminDeleteRouteRule } from './admin-delete-route-rule.ts';
import { adminGetStats } from './admin-get-stats.ts';
import { adminListJobs } from './admin-list-jobs.ts';
import { adminListRouteRules } from './admin-list-route-rules.ts';
import { adminListSpeakers } from './admin-list-speakers.ts';
import { adminListUsers } from './admin-list-users.ts';
import { adminRunJob } from './admin-run-job.ts';
import { adminSaveRouteRule } from './admin-save-route-rule.ts';
import { adminUpdateSpeaker } from './admin-update-speaker.ts';
import { adminUpdateUser } from './admin-update-user.ts';

export const adminHandlers = {
  adminListSpeakers,
  adminUpdateSpeaker,
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
