import {
  deleteMe,
  getCurrentSubscription,
  getMe,
  removePhoto,
  setPhoto,
  updateMe,
} from './account.ts';
import { adminDeleteRouteRule, adminListRouteRules, adminSaveRouteRule } from './admin.ts';
import {
  adminDeleteAudio,
  adminGetAudio,
  adminListAudios,
  adminRetryAudio,
} from './admin-audios.ts';
import { adminGetHealth } from './admin-health.ts';
import {
  adminCheckOrder,
  adminCreateOrder,
  adminEndPlan,
  adminGetOrder,
  adminGetUser,
  adminGrantPlan,
  adminListAudit,
  adminListOrders,
  adminMarkRefund,
  adminMendSubscriptions,
  adminRefundOrder,
  adminResolvePayment,
} from './admin-orders.ts';
import { adminCreatePlan, adminListPlans, adminUpdatePlan } from './admin-plans.ts';
import {
  adminCreateSpeaker,
  adminListSpeakers,
  adminMakeSample,
  adminUpdateSpeaker,
} from './admin-speakers.ts';
import { adminGetStats } from './admin-stats.ts';
import {
  adminAdjustCredits,
  adminListLedger,
  adminListUsers,
  adminUpdateUser,
} from './admin-users.ts';
import {
  bulkAudios,
  deleteAudio,
  openStream,
  restoreVersion,
  savePosition,
  searchAudios,
  shareAudio,
  unshareAudio,
  updateAudio,
} from './audios.ts';
import { createCollection, deleteCollection, updateCollection } from './collections.ts';
import {
  deleteRespelling,
  getDictionary,
  importRespellings,
  previewRespelling,
  saveRespelling,
} from './dictionary.ts';
import { adminListJobs, adminRunJob } from './jobs.ts';
import { createKey, revokeKey } from './keys.ts';
import { stopMails } from './mails.ts';
import {
  cancelOrder,
  checkOrder,
  checkoutOrder,
  createOrder,
  createReceipt,
  getOrder,
  getPaymentSources,
  manageSubscription,
  previewOrder,
} from './orders.ts';
import { fetchPage } from './pages.ts';
import { getAudio, getUsage, listAudios } from './programs.ts';
import {
  getCountry,
  getPlans,
  getRouteRule,
  getShare,
  getSpeakers,
  reportClientError,
} from './public.ts';
import { diffAudio, normalizeText, resynthesize, retryAudio, synthesize } from './synthesis.ts';

export { apiBase } from './call.ts';

/** All calls. The server's map of handlers has exactly these keys, or it does not compile. */
export const calls = {
  getCountry,
  getPlans,
  getSpeakers,
  getRouteRule,
  getShare,
  reportClientError,
  getMe,
  updateMe,
  setPhoto,
  removePhoto,
  deleteMe,
  stopMails,
  getCurrentSubscription,
  createKey,
  revokeKey,
  getPaymentSources,
  previewOrder,
  createOrder,
  getOrder,
  checkoutOrder,
  checkOrder,
  cancelOrder,
  createReceipt,
  manageSubscription,
  normalizeText,
  synthesize,
  retryAudio,
  resynthesize,
  diffAudio,
  fetchPage,
  listAudios,
  getAudio,
  getUsage,
  updateAudio,
  deleteAudio,
  bulkAudios,
  searchAudios,
  savePosition,
  restoreVersion,
  openStream,
  shareAudio,
  unshareAudio,
  createCollection,
  updateCollection,
  deleteCollection,
  getDictionary,
  saveRespelling,
  importRespellings,
  previewRespelling,
  deleteRespelling,
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
  adminGetHealth,
  adminListUsers,
  adminUpdateUser,
  adminAdjustCredits,
  adminListOrders,
  adminGetOrder,
  adminCheckOrder,
  adminRefundOrder,
  adminMarkRefund,
  adminResolvePayment,
  adminCreateOrder,
  adminGrantPlan,
  adminEndPlan,
  adminMendSubscriptions,
  adminGetUser,
  adminListLedger,
  adminListAudit,
  adminListJobs,
  adminRunJob,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
