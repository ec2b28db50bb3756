import { z } from 'zod';
import { canMatchPage, routeRule } from '../documents/route-rule.ts';
import { id } from '../id.ts';
import { call, nothing } from './call.ts';

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
  input: routeRule.refine(({ pattern }) => canMatchPage(pattern), { path: ['pattern'] }),
  output: nothing,
});

export const adminDeleteRouteRule = call({
  method: 'DELETE',
  path: '/admin/route-rules/:ruleId',
  who: 'admin',
  params: z.object({ ruleId: id }),
  output: nothing,
});
