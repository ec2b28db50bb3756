import { inCollectionOrder } from '@duu/contract/collection-order';
import { type Audio, audio as audioSchema } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import type { DocsQuery } from '../../firebase/documents/docs-query.ts';
import { parseDoc } from '../../firebase/documents/parse-doc.ts';

/** Reads all audios of a query once. */
export async function readAudios(of: DocsQuery): Promise<WithId<Audio>[]> {
  const { readDocs } = await import('../../firebase/documents/firestore-sdk.ts');
  return (await readDocs(of)).map((doc) => parseDoc(`${of.path}/${doc.id}`, doc, audioSchema));
}

/** Reads the audios of a collection that are not over, in its order. */
export async function readCollection(
  uid: string,
  { id, order }: Pick<WithId<Collection>, 'id' | 'order'>,
): Promise<WithId<Audio>[]> {
  const found = await readAudios({
    path: paths.audios(uid),
    where: [
      ['collectionId', '==', id],
      ['archived', '==', false],
    ],
  });
  const now = new Date();
  return inCollectionOrder(
    found.filter(({ expiresAt }) => expiresAt > now),
    order,
  );
}
