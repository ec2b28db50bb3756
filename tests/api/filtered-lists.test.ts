// Every combination of filters of every list: each is a query of its own, which checks/queries.ts gets to know here.
import { auditActions } from '@duu/contract/documents/audit';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { noteForm } from '../../local/queries/record.ts';
import { listQuery, sorts } from '../../web/src/features/library/audios/list-query.ts';
import { adminApp } from '../support/admin.ts';
import { ask } from '../support/api.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

let admin: TestUser;
let owner: string;
beforeAll(async () => {
  admin = await newAdminWithAccount();
  owner = (await newUserWithAccount()).email;
});

/** All ways to give some of the filters. */
function combinations<T extends object>(filters: T): Partial<T>[] {
  return Object.entries(filters).reduce<Partial<T>[]>(
    (found, [name, value]) => found.flatMap((one) => [one, { ...one, [name]: value }]),
    [{}],
  );
}

test('the admins’ lists take any filters together', async () => {
  const audios = { state: 'done', speakerId: 'nomin', owner } as const;
  for (const query of combinations(audios)) await ask('adminListAudios', admin, { query });
  const orders = { status: 'paid', attention: 'true', query: owner } as const;
  for (const query of combinations(orders)) await ask('adminListOrders', admin, { query });
  const former = { status: 'paid', attention: 'true' } as const;
  for (const query of combinations(former))
    await ask('adminListOrders', admin, { query: { ...query, former: 'true' } });
  const [action] = auditActions;
  const audit = { by: admin.email, user: owner, action, from: '2026-01-01' };
  for (const query of combinations(audit)) await ask('adminListAudit', admin, { query });
});

test('the library takes any filters with any order', async () => {
  const filters = { collectionId: 'c', language: 'mn', speakerId: 'nomin' } as const;
  const found = combinations(filters).flatMap((some) =>
    sorts.map((sort) => {
      const { collectionId = null, language = 'all', speakerId = 'all' } = some;
      return listQuery('nobody', { archived: false, collectionId }, { sort, language, speakerId });
    }),
  );
  const folder = process.env.DUU_QUERIES;
  for (const { path, where = [], orderBy = [] } of found) {
    let query: FirebaseFirestore.Query = getFirestore(adminApp()).collection(path);
    for (const [field, operator, value] of where) query = query.where(field, operator, value);
    for (const [field, direction] of orderBy) query = query.orderBy(field, direction);
    expect((await query.get()).size).toBe(0);
    if (!folder) continue;
    noteForm(folder, {
      collection: 'audios',
      group: false,
      filters: where.map(([field, operator]) => [field, operator]),
      orders: orderBy.map(([field, direction = 'asc']) => [field, direction]),
      sums: [],
    });
  }
});
