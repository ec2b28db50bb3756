import './guarded-servers.ts';

export { api } from './api.ts';
export { convert } from './convert.ts';
export {
  dailyFigures,
  expireSubscriptions,
  finishDeletions,
  purgeExpiredAudio,
  removeOrphans,
  settleStale,
} from './schedules.ts';
export { sharePage } from './share-page.ts';
