// A process for purge.ts: runs the purge once, and sends its result.
import { purgeExpiredAudio } from '../../functions/src/services/jobs/purge-expired-audio.ts';
import { withoutTasks } from './conversions.ts';

const result = await purgeExpiredAudio(withoutTasks);
process.send?.(result, () => process.exit(0));
