import type { Language } from '@duu/contract/language';
import { paths } from '@duu/contract/paths';
import type { DocsQuery } from '../../../firebase/documents/docs-query.ts';

export const sorts = ['date', 'dateUp', 'name', 'length'] as const;
export type Sort = (typeof sorts)[number];

/** Which audios a page shows. */
export interface ListScope {
  readonly archived: boolean;
  /** null: of all collections and of none. */
  readonly collectionId: string | null;
}

export interface ListView {
  readonly sort: Sort;
  readonly language: Language | 'all';
  readonly speakerId: string | 'all';
}

export const plainView: ListView = { sort: 'date', language: 'all', speakerId: 'all' };

const orders: Record<Sort, readonly [string, 'asc' | 'desc']> = {
  date: ['createdAt', 'desc'],
  dateUp: ['createdAt', 'asc'],
  name: ['nameKey', 'asc'],
  length: ['durationMs', 'desc'],
};

/** Each of these needs its index in firestore.indexes.json. */
export function listQuery(uid: string, scope: ListScope, view: ListView): DocsQuery {
  return {
    path: paths.audios(uid),
    where: [
      ['archived', '==', scope.archived],
      ...(scope.collectionId === null
        ? []
        : ([['collectionId', '==', scope.collectionId]] as const)),
      ...(view.language === 'all' ? [] : ([['language', '==', view.language]] as const)),
      ...(view.speakerId === 'all' ? [] : ([['speaker.id', '==', view.speakerId]] as const)),
    ],
    orderBy: [orders[view.sort]],
  };
}

export function isFiltered(view: ListView): boolean {
  return view.language !== 'all' || view.speakerId !== 'all';
}
