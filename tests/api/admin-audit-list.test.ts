import { addDays, dayOf } from '@duu/contract/day';
import { limits } from '@duu/contract/limits';
import { beforeAll, expect, test } from 'vitest';
import { type Admin, type AdminAction, audit } from '../../functions/src/services/audit.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import {
  newAdmin,
  newAdminWithAccount,
  newUserWithAccount,
  type TestUser,
} from '../support/users.ts';

const deps = suiteDeps();
const { documents, newId } = deps;

let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
  user = await newUserWithAccount();
});

const list = (query: object) => ask('adminListAudit', admin, { query });
const write = (by: Admin, entry: Partial<AdminAction>, now = deps.now) =>
  documents.transact(async (tx) =>
    audit(tx, { ...deps, now }, by, {
      action: 'job.run',
      uid: null,
      target: null,
      before: null,
      after: null,
      reason: null,
      ...entry,
    }),
  );

test('filters by admin, user, action and days, by uid or e-mail address', async () => {
  const by = { uid: admin.uid, email: admin.email };
  for (const action of ['plan.grant', 'credits.adjust', 'plan.end'] as const)
    await write(by, { action, uid: user.uid });
  await write(by, {});
  const ofUser = await list({ by: admin.uid, user: user.email });
  expect(ofUser.entries).toHaveLength(3);
  for (const entry of ofUser.entries)
    expect(entry).toMatchObject({ uid: user.uid, email: user.email });
  const query = { by: admin.email, user: user.uid, action: 'credits.adjust' };
  expect((await list(query)).entries).toHaveLength(1);
  const today = dayOf(new Date());
  const count = async (days: object) => (await list({ ...query, ...days })).entries.length;
  expect(await count({ from: today, to: today })).toBe(1);
  expect(await count({ to: addDays(today, -1) })).toBe(0);
  expect(await count({ from: addDays(today, 1) })).toBe(0);
  expect((await list({ by: admin.uid, user: 'nobody@test.duu' })).entries).toEqual([]);
  expect((await list({ by: admin.uid, user: 'no uid at all/' })).entries).toEqual([]);
  const other = await newAdmin();
  expect((await list({ by: other.uid })).entries).toEqual([]);
});

test('lists every entry once over several pages', async () => {
  const by = { uid: `audit-${newId()}`, email: null };
  const count = limits.pageSize + 3;
  // Several with the same time, which differ only by id.
  const now = () => new Date(Date.UTC(2026, 0, 1));
  for (let at = 0; at < count; at++) await write(by, { target: String(at) }, now);
  const first = await list({ by: by.uid });
  const second = await list({ by: by.uid, cursor: first.nextCursor });
  expect([first.entries.length, second.entries.length]).toEqual([limits.pageSize, 3]);
  expect(second.nextCursor).toBeNull();
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(count);
});

test('the audit log can be read only by admins', async () => {
  expect(await refusal('adminListAudit', user)).toMatch(/^40[13]/);
});
