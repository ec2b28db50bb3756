import { audio } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import type { RawDoc } from './firestore-door.ts';

const collections = {
  subscriptions: paths.subscriptions,
  credits: paths.ledger,
  payments: paths.orders,
  collections: paths.collections,
  audios: paths.audios,
  dictionary: paths.dictionary,
} as const;

interface EarlierVersion extends RawDoc {
  readonly audioId: string;
}

export type Everything = Record<keyof typeof collections | 'profile' | 'texts', RawDoc[]> & {
  readonly versions: EarlierVersion[];
};

/** All of a person's documents, as they are stored. */
export async function readEverything(uid: string): Promise<Everything> {
  const { readDoc, readDocs } = await import('./firestore-door.ts');
  const read = async (path: string) => readDocs({ path });
  const [profile, subscriptions, credits, payments, folders, audios, dictionary] =
    await Promise.all([
      readDoc(paths.user(uid)),
      read(collections.subscriptions(uid)),
      read(collections.credits(uid)),
      read(collections.payments(uid)),
      read(collections.collections(uid)),
      read(collections.audios(uid)),
      read(collections.dictionary(uid)),
    ]);
  const texts = await Promise.all(
    audios.map(async ({ id }) => {
      const content = await readDoc(paths.content(uid, id));
      return content ? [{ id, data: content.data }] : [];
    }),
  );
  const versions = await Promise.all(
    audios
      .filter(({ data }) => audio.safeParse(data).data?.version !== 1)
      .map(async ({ id: audioId }) =>
        (await read(paths.versions(uid, audioId))).map((version) => ({ audioId, ...version })),
      ),
  );
  return {
    profile: profile ? [profile] : [],
    subscriptions,
    credits,
    payments,
    collections: folders,
    audios,
    texts: texts.flat(),
    versions: versions.flat(),
    dictionary,
  };
}
