import { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import type { Files } from '../../functions/src/adapters/files.ts';

/** What Google charges for, of one operation of ours. */
export interface Operations {
  /** Documents read, written and deleted in Firestore; a query without a result is one read. */
  reads: number;
  writes: number;
  deletes: number;
  /** Calls of Storage that write or list (class A) and that read (class B). */
  fileWrites: number;
  fileReads: number;
  /** Tasks put into the queue. */
  tasks: number;
  /** Calls of the API. */
  calls: number;
  /** Bytes sent to the user. */
  bytes: number;
}

export const noOperations: Operations = {
  reads: 0,
  writes: 0,
  deletes: 0,
  fileWrites: 0,
  fileReads: 0,
  tasks: 0,
  calls: 0,
  bytes: 0,
};

let counted: Operations = { ...noOperations };

export function count(what: keyof Operations, by = 1): void {
  counted[what] += by;
}

/** Returns what `work` costs. One at a time: everything that happens meanwhile counts. */
export async function operationsOf(work: () => Promise<unknown>): Promise<Operations> {
  counted = { ...noOperations };
  await work();
  return { ...counted };
}

interface Requests {
  request(method: string, request: { writes?: { delete?: unknown }[] }): Promise<unknown>;
  requestStream(
    method: string,
    bidirectional: boolean,
    request: { documents?: unknown[] },
  ): Promise<unknown>;
}

/** Counts what the Admin SDK asks of Firestore, in this process. */
export function countFirestore(): void {
  const client = Firestore.prototype as unknown as Requests;
  const { request, requestStream } = client;
  client.request = function (method, given, ...more) {
    if (method === 'commit') {
      const writes = given.writes ?? [];
      const deletes = writes.filter((write) => write.delete).length;
      count('deletes', deletes);
      count('writes', writes.length - deletes);
    }
    return Reflect.apply(request, this, [method, given, ...more]);
  };
  client.requestStream = function (method, bidirectional, given, ...more) {
    if (method === 'batchGetDocuments') count('reads', given.documents?.length ?? 0);
    if (method === 'runAggregationQuery') count('reads');
    return Reflect.apply(requestStream, this, [method, bidirectional, given, ...more]);
  };
  const { get } = Query.prototype;
  Query.prototype.get = async function (this: Query) {
    const found = await get.call(this);
    count('reads', Math.max(1, found.size));
    return found;
  };
  const { onSnapshot } = DocumentReference.prototype;
  DocumentReference.prototype.onSnapshot = function (
    this: DocumentReference,
    next: (snapshot: never) => void,
    ...more: unknown[]
  ) {
    const counting = (snapshot: never) => {
      count('reads');
      next(snapshot);
    };
    return Reflect.apply(onSnapshot, this, [counting, ...more]);
  } as typeof onSnapshot;
}

const writing: readonly (keyof Files)[] = ['write', 'list', 'revokeLinks', 'removeAll'];

/** Returns the same files; each call is counted. */
export function countedFiles(files: Files): Files {
  return new Proxy(files, {
    get(target, name: keyof Files) {
      const method = target[name];
      return (...given: unknown[]) => {
        if (name !== 'remove') count(writing.includes(name) ? 'fileWrites' : 'fileReads');
        return Reflect.apply(method, target, given);
      };
    },
  });
}
