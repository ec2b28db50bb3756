import type { QueryOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Language } from '@duu/contract/language';
import { limits } from '@duu/contract/limits';
import { paths } from '@duu/contract/paths';
import type { DocsQuery } from '../../../firebase/documents/docs-query.ts';

/** `own` is the order of a collection, which the page applies to all its audios. */
export const sorts = ['own', 'date', 'dateUp', 'name', 'length'] as const;
export type Sort = (typeof sorts)[number];

/** Returns the sorts of a list, with or without an order of its own. */
export function sortsOf(hasOwn: boolean): readonly Sort[] {
  return sorts.filter((sort) => hasOwn || sort !== 'own');
}

/** Which audios a page shows. */
export interface ListScope {
  readonly archived: boolean;
  /** null: any or no collection. */
  readonly collectionId: string | null;
}

export interface ListView {
  readonly sort: Sort;
  readonly language: Language | 'all';
  readonly speakerId: string | 'all';
}

export const plainView: ListView = { sort: 'date', language: 'all', speakerId: 'all' };

const orders: Record<Sort, readonly [string, 'asc' | 'desc']> = {
  own: ['createdAt', 'asc'],
  date: ['createdAt', 'desc'],
  dateUp: ['createdAt', 'asc'],
  name: ['nameKey', 'asc'],
  length: ['durationMs', 'desc'],
};

type Filters = ListScope & Omit<ListView, 'sort'>;
type SearchFilters = Required<Omit<QueryOf<Calls['searchAudios']>, 'query' | 'cursor'>>;
/** A flag is a word in the search's address. */
type Value<T> = T extends 'true' | 'false' ? boolean : T;

/** What each filter compares with; undefined lets everything through. A filter that the search lacks does not compile. */
type Wanted = { readonly [Name in keyof Filters]: Value<SearchFilters[Name]> | undefined };

const wantedBy = (scope: ListScope, view: ListView): Wanted => ({
  archived: scope.archived,
  collectionId: scope.collectionId ?? undefined,
  language: view.language === 'all' ? undefined : view.language,
  speakerId: view.speakerId === 'all' ? undefined : view.speakerId,
});

const fields: Readonly<Record<keyof Filters, string>> = {
  archived: 'archived',
  collectionId: 'collectionId',
  language: 'language',
  speakerId: 'speaker.id',
};
const names = Object.keys(fields) as (keyof Filters)[];

/** Each of these needs its index in firestore.indexes.json. */
export function listQuery(uid: string, scope: ListScope, view: ListView): DocsQuery {
  const wanted = wantedBy(scope, view);
  return {
    path: paths.audios(uid),
    where: names.flatMap((name) => {
      const value = wanted[name];
      return value === undefined ? [] : [[fields[name], '==', value] as const];
    }),
    orderBy: [orders[view.sort]],
    ...(view.sort === 'own' && { pageSize: limits.collectionAudios }),
  };
}

type SearchQuery = { readonly [Name in keyof SearchFilters]: SearchFilters[Name] | undefined };

export function searchQuery(scope: ListScope, view: ListView): SearchQuery {
  return { ...wantedBy(scope, view), archived: scope.archived ? 'true' : 'false' };
}

export function isFiltered({ sort: _, ...filters }: ListView): boolean {
  const shown = Object.keys(filters) as (keyof typeof filters)[];
  return shown.some((name) => filters[name] !== plainView[name]);
}
