import { paths } from '@duu/contract/paths';
import type { DocsQuery } from '../../../firebase/documents/docs-query.ts';
import { inDays } from '../days-left.ts';

/**
 * Audios that will be deleted within some days, wherever they are, the next one first; those that end after a moment.
 * What failed and never had a sound is none of them: nothing of it could be kept.
 */
export function endingQuery(uid: string, after: Date, now: Date, days: number): DocsQuery {
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
