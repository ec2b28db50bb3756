import { adminEn } from './admin.en.ts';
import { adminAudiosEn } from './admin-audios.en.ts';
import { adminUserEn } from './admin-user.en.ts';
import { auditEn } from './audit.en.ts';
import { dashboardEn } from './dashboard.en.ts';
import { healthEn } from './health.en.ts';
import { jobsEn } from './jobs.en.ts';
import { ordersEn } from './orders.en.ts';
import { plansEn } from './plans.en.ts';
import { speakersEn } from './speakers.en.ts';
import { usersEn } from './users.en.ts';

/** The texts of the admin pages, which are loaded with their code. */
export const adminPagesEn = {
  ...adminEn,
  ...dashboardEn,
  ...usersEn,
  ...plansEn,
  ...ordersEn,
  ...adminUserEn,
  ...auditEn,
  ...adminAudiosEn,
  ...speakersEn,
  ...jobsEn,
  ...healthEn,
};
