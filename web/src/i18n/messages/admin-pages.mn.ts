import { adminMn } from './admin.mn.ts';
import { adminAudiosMn } from './admin-audios.mn.ts';
import type { adminPagesEn } from './admin-pages.en.ts';
import { adminUserMn } from './admin-user.mn.ts';
import { auditMn } from './audit.mn.ts';
import { dashboardMn } from './dashboard.mn.ts';
import { healthMn } from './health.mn.ts';
import { jobsMn } from './jobs.mn.ts';
import { ordersMn } from './orders.mn.ts';
import { plansMn } from './plans.mn.ts';
import { speakersMn } from './speakers.mn.ts';
import { usersMn } from './users.mn.ts';

export const adminPagesMn = {
  ...adminMn,
  ...dashboardMn,
  ...usersMn,
  ...plansMn,
  ...ordersMn,
  ...adminUserMn,
  ...auditMn,
  ...adminAudiosMn,
  ...speakersMn,
  ...jobsMn,
  ...healthMn,
} satisfies Record<keyof typeof adminPagesEn, string>;
