import { adminEn } from './admin.en.ts';
import { adminAudiosEn } from './admin-audios.en.ts';
import { dashboardEn } from './dashboard.en.ts';
import { healthEn } from './health.en.ts';
import { jobsEn } from './jobs.en.ts';
import { ordersEn } from './orders.en.ts';
import { personEn } from './person.en.ts';
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
  ...personEn,
  ...adminAudiosEn,
  ...speakersEn,
  ...jobsEn,
  ...healthEn,
};
