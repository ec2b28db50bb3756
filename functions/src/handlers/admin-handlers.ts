import { adminDeleteRouteRule } from './admin-delete-route-rule.ts';
import { adminListRouteRules } from './admin-list-route-rules.ts';
import { adminListSpeakers } from './admin-list-speakers.ts';
import { adminRunJob } from './admin-run-job.ts';
import { adminSaveRouteRule } from './admin-save-route-rule.ts';
import { adminUpdateSpeaker } from './admin-update-speaker.ts';

export const adminHandlers = {
  adminListSpeakers,
  adminUpdateSpeaker,
  adminListRouteRules,
  adminSaveRouteRule,
  adminDeleteRouteRule,
  adminRunJob,
};
