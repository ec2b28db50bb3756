import type { CallName } from '@duu/contract/calls/calls';
import { deleteAudioOf, getAudio, listAudios, retryAudioOf } from '../services/admin/audios.ts';
import { listAudit } from '../services/admin/list-audit.ts';
import { makeSample } from '../services/admin/make-sample.ts';
import { allPlans, createPlan, updatePlan } from '../services/admin/plans.ts';
import { deleteRouteRule, routeRules, saveRouteRule } from '../services/admin/route-rules.ts';
import {
  allSpeakers,
  createSpeaker,
  updateSpeaker,
  voiceCosts,
  voiceRatings,
} from '../services/admin/speakers.ts';
import { adjustCredits } from '../services/credits/adjust-credits.ts';
import { figuresOf } from '../services/figures/figures-of.ts';
import { healthOf } from '../services/health/health.ts';
import { lastRuns } from '../services/health/job-states.ts';
import { runJobByAdmin } from '../services/jobs/run-job.ts';
import {
  createManualOrder,
  endPlanByAdmin,
  grantByAdmin,
  keepOneSubscription,
} from '../services/orders/admin-plans.ts';
import { checkByAdmin } from '../services/orders/check-by-admin.ts';
import { getOrder, listOrders, orderPlaceOf } from '../services/orders/list-orders.ts';
import { markRefund, refundOrder, resolvePayment } from '../services/orders/refund-order.ts';
import { getUser } from '../services/users/get-user.ts';
import { listLedger } from '../services/users/list-ledger.ts';
import { listUsers } from '../services/users/list-users.ts';
import { updateUser } from '../services/users/update-user.ts';
import type { Handlers } from './handler.ts';

export const adminHandlers = {
  adminListSpeakers: async ({ deps }) => ({
    speakers: await allSpeakers(deps),
    engines: deps.enginesSetUp(),
    voices: await deps.voices(),
    costs: await voiceCosts(deps),
    ratings: await voiceRatings(deps),
  }),
  adminCreateSpeaker: async ({ deps, actor, input }) => ({
    speakerId: await createSpeaker(deps, actor, input),
  }),
  adminUpdateSpeaker: ({ deps, actor, params, input }) =>
    updateSpeaker(deps, actor, params.speakerId, input),
  adminMakeSample: async ({ deps, actor, params }) => ({
    sample: await makeSample(deps, actor, params.speakerId),
  }),

  adminListPlans: async ({ deps }) => ({ plans: await allPlans(deps) }),
  adminCreatePlan: ({ deps, actor, input }) => createPlan(deps, actor, input),
  adminUpdatePlan: ({ deps, actor, params, input }) =>
    updatePlan(deps, actor, params.planId, input),

  adminListAudios: ({ deps, query }) => listAudios(deps, query),
  adminGetAudio: async ({ deps, params }) => ({ audio: await getAudio(deps, params) }),
  adminDeleteAudio: ({ deps, actor, params }) => deleteAudioOf(deps, actor, params),
  adminRetryAudio: ({ deps, actor, params }) => retryAudioOf(deps, actor, params),

  adminListRouteRules: async ({ deps }) => ({ rules: await routeRules(deps) }),
  adminSaveRouteRule: ({ deps, actor, params, input }) =>
    saveRouteRule(deps, actor, params.ruleId, input),
  adminDeleteRouteRule: ({ deps, actor, params }) => deleteRouteRule(deps, actor, params.ruleId),

  adminListUsers: ({ deps, query }) => listUsers(deps, query),
  adminGetUser: ({ deps, params }) => getUser(deps, params.uid),
  adminUpdateUser: ({ deps, actor, params, input }) => updateUser(deps, actor, params.uid, input),
  adminAdjustCredits: async ({ deps, actor, params, input, idempotencyKey }) => ({
    subscription: await adjustCredits(deps, actor, params.uid, input, idempotencyKey),
  }),
  adminListLedger: ({ deps, params, query }) => listLedger(deps, params.uid, query),

  adminListOrders: ({ deps, query }) => listOrders(deps, query),
  adminGetOrder: ({ deps, params }) => getOrder(deps, orderPlaceOf(params.uid, params.orderId)),
  adminCheckOrder: ({ deps, actor, params }) =>
    checkByAdmin(deps, actor, orderPlaceOf(params.uid, params.orderId)),
  adminRefundOrder: ({ deps, actor, params, input, idempotencyKey }) =>
    refundOrder(deps, actor, orderPlaceOf(params.uid, params.orderId), input, idempotencyKey),
  adminMarkRefund: ({ deps, actor, params: { uid, orderId, refundId }, input }) =>
    markRefund(deps, actor, orderPlaceOf(uid, orderId), { refundId, ...input }),
  adminResolvePayment: ({ deps, actor, params, input }) =>
    resolvePayment(deps, actor, orderPlaceOf(params.uid, params.orderId), input),

  adminCreateOrder: async ({ deps, actor, params, input, idempotencyKey }) => ({
    orderId: await createManualOrder(deps, actor, params.uid, input, idempotencyKey),
  }),
  adminGrantPlan: async ({ deps, actor, params, input, idempotencyKey }) => ({
    subscriptionId: await grantByAdmin(deps, actor, params.uid, input, idempotencyKey),
  }),
  adminEndPlan: ({ deps, actor, params, input }) =>
    endPlanByAdmin(deps, actor, params.uid, input.reason),
  adminMendSubscriptions: ({ deps, actor, params, input }) =>
    keepOneSubscription(deps, actor, params.uid, input),

  adminGetHealth: ({ deps }) => healthOf(deps),
  adminGetStats: async ({ deps, query }) => ({
    days: await figuresOf(deps, query.from, query.to),
  }),
  adminListAudit: ({ deps, query }) => listAudit(deps, query),
  adminListJobs: async ({ deps }) => ({ jobs: await lastRuns(deps) }),
  adminRunJob: ({ deps, actor, params }) => runJobByAdmin(deps, actor, params.name),
} satisfies Handlers<Extract<CallName, `admin${string}`>>;
