import { z } from 'zod';
import { routeRule } from '../documents/route-rule.ts';
import { speaker } from '../documents/speaker.ts';
import { id } from '../id.ts';
import { call, nothing } from './call.ts';

export const adminListSpeakers = call({
  method: 'GET',
  path: '/admin/speakers',
  who: 'admin',
  output: z.object({ speakers: z.array(speaker.extend({ id })) }),
});

export const adminUpdateSpeaker = call({
  method: 'PATCH',
  path: '/admin/speakers/:speakerId',
  who: 'admin',
  params: z.object({ speakerId: id }),
  input: speaker.partial(),
  output: nothing,
  errors: ['speaker_not_found'],
});

export const adminListRouteRules = call({
  method: 'GET',
  path: '/admin/route-rules',
  who: 'admin',
  output: z.object({ rules: z.array(routeRule.extend({ id })) }),
});

export const adminSaveRouteRule = call({
  method: 'PUT',
  path: '/admin/route-rules/:ruleId',
  who: 'admin',
  params: z.object({ ruleId: id }),
  input: routeRule,
  output: nothing,
});

export const adminDeleteRouteRule = call({
  method: 'DELETE',
  path: '/admin/route-rules/:ruleId',
  who: 'admin',
  params: z.object({ ruleId: id }),
  output: nothing,
});
