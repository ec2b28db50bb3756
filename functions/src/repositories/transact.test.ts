import { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { createTransact, UserDeleted } from './transact.ts';

interface Ref {
  readonly path: string;
}

/** A Firestore with the documents `there`, which records what transactions do. */
function databaseWith(...there: string[]) {
  const db = new Firestore({ projectId: 'demo-transact' });
  const done: string[] = [];
  const find = ({ path }: Ref) => ({ exists: there.includes(path), path, ref: { path } });
  const note = (what: string) => (ref: Ref) => done.push(`${what} ${ref.path}`);
  const tx = {
    get: async (ref: Ref) => {
      note('get')(ref);
      return find(ref);
    },
    getAll: async (...refs: Ref[]) => {
      done.push(`get ${refs.map(({ path }) => path).join(' ')}`);
      return refs.map(find);
    },
    create: note('create'),
    set: note('set'),
    update: note('update'),
    delete: note('delete'),
  };
  Object.assign(db, { runTransaction: (run: (of: typeof tx) => Promise<unknown>) => run(tx) });
  return { done, transact: createTransact(db), doc: (path: string) => db.doc(path) };
}

test('the deletion mark is read once, with the user’s first document', async () => {
  const { done, transact, doc } = databaseWith();
  await transact(async (tx) => {
    await Promise.all([tx.get(doc('users/u')), tx.get(doc('users/u/audios/a'))]);
    await tx.get(doc('speakers/s'));
    tx.update(doc('users/u/audios/a'), { name: 'x' });
  });
  expect(done).toEqual([
    'get deletions/u users/u',
    'get users/u/audios/a',
    'get speakers/s',
    'update users/u/audios/a',
  ]);
});

test('nothing more is read of a user who is being deleted', async () => {
  const { done, transact, doc } = databaseWith('deletions/u', 'users/u');
  const run = transact(async (tx) => {
    await tx.get(doc('users/u'));
    tx.update(doc('users/u'), { name: 'x' });
  });
  await expect(run).rejects.toBeInstanceOf(UserDeleted);
  expect(done).toEqual(['get deletions/u users/u']);
});

test('unread users are checked before anything is written', async () => {
  const { done, transact, doc } = databaseWith('deletions/u');
  const run = transact(async (tx) => {
    tx.set(doc('trials/t'), {});
    tx.set(doc('users/u/dictionary/d'), {});
  });
  await expect(run).rejects.toBeInstanceOf(UserDeleted);
  expect(done).toEqual(['get deletions/u users/u']);
});

test('deletions ignore the mark', async () => {
  const { done, transact, doc } = databaseWith('deletions/u');
  const remove = async () =>
    transact(async (tx) => tx.delete(doc('users/u/audios/a')), { evenInDeletion: true });
  await remove();
  expect(done).toEqual(['delete users/u/audios/a']);
});

test('createOnce keeps an existing document', async () => {
  const { done, transact, doc } = databaseWith('users/u', 'users/u/mails/old');
  await transact(async (tx) => {
    await tx.get(doc('users/u'));
    tx.createOnce(doc('users/u/mails/old'), {});
    tx.update(doc('users/u'), { name: 'x' });
    tx.createOnce(doc('users/u/mails/new'), {});
  });
  expect(done).toEqual([
    'get deletions/u users/u',
    'get users/u/mails/old users/u/mails/new',
    'update users/u',
    'create users/u/mails/new',
  ]);
});

test('createOnce writes nothing for a user who is being deleted', async () => {
  const { done, transact, doc } = databaseWith('deletions/u', 'users/u');
  const run = transact(async (tx) => tx.createOnce(doc('users/u/mails/m'), {}));
  await expect(run).rejects.toBeInstanceOf(UserDeleted);
  expect(done).toEqual(['get deletions/u users/u']);
});

test('a read after a write throws', async () => {
  const { transact, doc } = databaseWith();
  const run = transact(async (tx) => {
    tx.set(doc('trials/t'), {});
    await tx.get(doc('trials/t'));
  });
  await expect(run).rejects.toThrow('reads before it writes');
});

/** Counts the attempts of a transaction that always fails with this error. */
async function attemptsWith(error: Error): Promise<number> {
  const db = new Firestore({ projectId: 'demo-transact' });
  let attempts = 0;
  Object.assign(db, {
    runTransaction: () => {
      attempts++;
      return Promise.reject(error);
    },
  });
  const transact = createTransact(db, { random: () => 0, now: () => 0, pause: async () => {} });
  await expect(transact(async () => undefined)).rejects.toBe(error);
  return attempts;
}

test.each([
  ['ABORTED', 10, 'Transaction lock timeout.', 60],
  ['INTERNAL', 13, 'Received RST_STREAM with code 2', 5],
  ['UNKNOWN', 2, 'The connection was lost.', 5],
  ['CANCELLED', 1, 'The call was cancelled.', 5],
  ['RESOURCE_EXHAUSTED', 8, 'Too much at once.', 5],
  ['INVALID_ARGUMENT', 3, 'The referenced transaction has expired or is no longer valid.', 5],
  ['INVALID_ARGUMENT', 3, 'A document must not be larger than this.', 1],
  ['ALREADY_EXISTS', 6, 'The document is there.', 1],
  ['PERMISSION_DENIED', 7, 'No.', 1],
])('%s (%i, %j) allows attempts: %i', async (_, code, text, wanted) => {
  expect(await attemptsWith(Object.assign(new Error(text), { code }))).toBe(wanted);
});

test('errors that are not from the database are not retried', async () => {
  expect(await attemptsWith(new Error('A mistake of ours.'))).toBe(1);
});

const aborted = Object.assign(new Error('Transaction lock timeout.'), { code: 10 });
const disconnected = Object.assign(new Error('The connection was lost.'), { code: 13 });

/** An empty Firestore that fails the given attempts, counted from 1, after `afterMs`. */
function failing(attempts: readonly number[], error: Error, afterMs: number) {
  const db = new Firestore({ projectId: 'demo-transact' });
  const time = { ms: 0 };
  const pauses: number[] = [];
  let attempt = 0;
  const tx = { getAll: async () => [{ exists: false }, { exists: false }] };
  Object.assign(db, {
    runTransaction: async (run: (of: typeof tx) => Promise<unknown>) => {
      const result = await run(tx);
      attempt++;
      if (!attempts.includes(attempt)) return result;
      time.ms += afterMs;
      throw error;
    },
  });
  const pausing = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const pause = async (ms: number) => {
    pauses.push(ms);
    pausing.resolve();
    await goOn.promise;
    time.ms += ms;
  };
  const transact = createTransact(db, { random: () => 1, now: () => time.ms, pause });
  const read = (path: string) => transact((tx) => tx.get(db.doc(path)));
  return { read, transact, doc: (path: string) => db.doc(path), time, pauses, pausing, goOn };
}

test.each([
  ['waited for a lock pauses as long', aborted, 1500, [1500, 1500, 1500]],
  ['waited very long pauses 2 s', aborted, 60_000, [2000, 2000, 2000]],
  ['was aborted at once pauses shortly', aborted, 5, [20, 40, 80]],
  ['lost its connection pauses shortly', disconnected, 60_000, [20, 40, 80]],
])('a transaction that %s', async (_, error, afterMs, wanted) => {
  const { read, pauses, goOn } = failing([1, 2, 3], error, afterMs);
  goOn.resolve();
  await read('users/u');
  expect(pauses).toEqual(wanted);
});

test('the wait for a turn does not lengthen the pause', async () => {
  const { read, transact, doc, time, pauses, goOn } = failing([2], aborted, 5);
  goOn.resolve();
  const before = transact(async (tx) => {
    await tx.get(doc('users/u'));
    time.ms += 1500;
  });
  await Promise.all([before, read('users/u')]);
  expect(pauses).toEqual([20]);
});

test('while a transaction pauses, others of the same user wait, and those of other users run', async () => {
  const { read, pausing, goOn } = failing([1], aborted, 5);
  const done: string[] = [];
  const first = read('users/u').then(() => done.push('first'));
  const next = read('users/u').then(() => done.push('next'));
  await pausing.promise;
  await read('users/v').then(() => done.push('another user’s'));
  expect(done).toEqual(['another user’s']);
  goOn.resolve();
  await Promise.all([first, next]);
  expect(done).toEqual(['another user’s', 'first', 'next']);
});
