import { getCountry } from './get-country.ts';
import { getPlans } from './get-plans.ts';
import { getRouteRule } from './get-route-rule.ts';
import { getSpeakers } from './get-speakers.ts';
import type { Handlers } from './handler.ts';
import { reportClientError } from './report-client-error.ts';
import { stopMails } from './stop-mails.ts';

export const publicHandlers = {
  getCountry,
  getPlans,
  getSpeakers,
  getRouteRule,
  reportClientError,
  stopMails,
} satisfies Handlers<
  'getCountry' | 'getPlans' | 'getSpeakers' | 'getRouteRule' | 'reportClientError' | 'stopMails'
>;
