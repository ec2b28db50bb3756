import './guarded-servers.ts';
import { createRequire } from 'node:module';
import { inEmulator } from './env.ts';

// The emulator requires this module, so it may not await an import.
if (inEmulator) createRequire(import.meta.url)('./emulators.js');

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
