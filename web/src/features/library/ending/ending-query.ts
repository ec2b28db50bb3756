import { paths } from '@duu/contract/paths';
import type { DocsQuery } from '../../../firebase/docs-query.ts';
import { endingUntil } from '../days-left.ts';

/**
 * Audios that will soon be deleted, wherever they are, the next one first; those that end after a given moment.
 * What failed and never had a sound is none of them: nothing of it could be kept.
 */
export function endingQuery(uid: string, after: Date, now: Date): DocsQuery {
  return {
    path: paths.audios(uid),
    where: [
      ['expiresAt', '>', after > now ? after : now],
      ['expiresAt', '<=', endingUntil(now)],
      ['storagePath', '!=', null],
    ],
    orderBy: [['expiresAt', 'asc']],
  };
}
