import './guarded-servers.ts';

export { api } from './api.ts';
export { convert } from './convert.ts';
export {
  checkHealth,
  dailyFigures,
  expireSubscriptions,
  finishDeletions,
  purgeExpiredAudio,
  reconcileOrders,
  remindUsers,
  removeOrphans,
  sendMails,
  sendWebhooks,
  settleStale,
} from './schedules.ts';
export { sharePage } from './share-page.ts';
export { voice } from './voice.ts';
