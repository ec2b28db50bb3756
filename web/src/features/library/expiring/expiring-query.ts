import { paths } from '@duu/contract/paths';
import type { DocsQuery } from '../../../firebase/documents/docs-query.ts';
import { inDays } from '../days-left.ts';

/**
 * Audios that will be deleted after a moment and within some days, archived or not, the next one first. Excludes those
 * that failed and have no sound, as nothing of them could be kept.
 */
export function expiringQuery(uid: string, after: Date, now: Date, days: number): DocsQuery {
  return {
    path: paths.audios(uid),
    where: [
      ['expiresAt', '>', after > now ? after : now],
      ['expiresAt', '<=', inDays(days, now)],
      ['storagePath', '!=', null],
    ],
    orderBy: [['expiresAt', 'asc']],
  };
}
