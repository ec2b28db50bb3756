import './guarded-servers.ts';

export { api } from './api.ts';
export { convert } from './convert.ts';
export { dailyFigures, expireSubscriptions, purgeExpiredAudio, settleStale } from './schedules.ts';
export { sharePage } from './share-page.ts';
