import { audio } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import type { RawDoc } from './docs-query.ts';

/** The lists of a user's documents, by their name in the export. */
export const exportedLists = {
  subscriptions: paths.subscriptions,
  credits: paths.ledger,
  payments: paths.orders,
  customers: paths.paymentCustomers,
  mails: paths.mails,
  collections: paths.collections,
  audios: paths.audios,
  bookmarks: paths.bookmarks,
  dictionary: paths.dictionary,
} as const;
type ExportedList = keyof typeof exportedLists;

interface EarlierVersion extends RawDoc {
  readonly audioId: string;
}

export type Everything = Record<ExportedList | 'profile' | 'texts', RawDoc[]> & {
  readonly versions: EarlierVersion[];
};

/** Reads all documents of a user, unparsed. */
export async function readEverything(uid: string): Promise<Everything> {
  const { readDoc, readDocs } = await import('./firestore-sdk.ts');
  const read = async (path: string) => readDocs({ path });
  const one = async (path: string): Promise<RawDoc[]> => {
    const found = await readDoc(path);
    return found ? [found] : [];
  };
  const names = Object.keys(exportedLists) as ExportedList[];
  const [profile, ...lists] = await Promise.all([
    one(paths.user(uid)),
    ...names.map((name) => read(exportedLists[name](uid))),
  ]);
  const listed = Object.fromEntries(names.map((name, at) => [name, lists[at]])) as Record<
    ExportedList,
    RawDoc[]
  >;
  const texts = await Promise.all(
    listed.audios.map(async ({ id }) => {
      const [content, pending] = await Promise.all([
        one(paths.content(uid, id)),
        one(paths.pendingContent(uid, id)),
      ]);
      return [
        ...content.map(({ data }) => ({ id, data })),
        ...pending.map(({ data }) => ({ id: `${id}, pending`, data })),
      ];
    }),
  );
  const versions = await Promise.all(
    listed.audios
      .filter(({ data }) => audio.safeParse(data).data?.version !== 1)
      .map(async ({ id: audioId }) =>
        (await read(paths.versions(uid, audioId))).map((version) => ({ audioId, ...version })),
      ),
  );
  return { profile, ...listed, texts: texts.flat(), versions: versions.flat() };
}
