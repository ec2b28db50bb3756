import type { GivenInputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import { countSegments } from '@duu/contract/count-segments';
import type { Audio } from '@duu/contract/documents/audio';
import type { Book } from '@duu/contract/documents/book';
import { suiteDeps } from './admin.ts';
import { aRequest } from './audios.ts';
import { until } from './suite.ts';
import type { TestUser } from './users.ts';

type BookInput = GivenInputOf<Calls['createBook']>;

/** Returns a book with one short paragraph for each title. */
export function aBook(titles: readonly (string | null)[]): BookInput {
  const { speakerId, language } = aRequest;
  const parts = titles.map((title, at) => ({ title, segments: [`Энэ бол ${at + 1} дэх хэсэг.`] }));
  return { name: 'Дөрвөн цаг', speakerId, language, parts };
}

export const charactersOf = ({ parts }: Pick<BookInput, 'parts'>, end?: number): number =>
  parts.slice(0, end).reduce((sum, { segments }) => sum + countSegments(segments), 0);

/** Waits until a book is no longer converted. */
export function stopped(
  { uid }: TestUser,
  collectionId: string,
  timeoutMs = 60_000,
): Promise<Book> {
  return until(
    'the book to stop',
    async () => {
      const found = await suiteDeps().documents.collection(uid, collectionId).get();
      const book = found.data()?.book ?? null;
      return book?.state === 'running' ? null : book;
    },
    timeoutMs,
  );
}

/** Returns the audios of a book, in the order of creation. */
export async function partsOf({ uid }: TestUser, collectionId: string): Promise<Audio[]> {
  const { documents } = suiteDeps();
  const inside = documents
    .audios(uid)
    .where('archived', '==', false)
    .where('collectionId', '==', collectionId);
  return (await inside.orderBy('createdAt').get()).docs.map((doc) => doc.data());
}
