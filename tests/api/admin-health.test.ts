import { initialPlans } from '@duu/contract/initial-plans';
import { beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { failConversion } from '../../functions/src/services/conversions/end-conversion.ts';
import { checkHealth } from '../../functions/src/services/jobs/check-health.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { convert } from '../support/audios.ts';
import { putAudio } from '../support/library.ts';
import { order, sendEvent } from '../support/orders.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
});

const health = () => ask('adminGetHealth', admin);

test('health is for admins', async () => {
  const user = await newUserWithAccount();
  expect(await refusal('adminGetHealth', user)).toBe('403 auth.forbidden');
  expect(await refusal('adminGetHealth', null)).toBe('401 auth.invalid_token');
});

test('counts conversions by engine, their first sound and failures by key', async () => {
  const before = await health();
  const user = await newUserWithAccount();
  await convert(user);
  const failed = await putAudio(user, { state: 'creating', storagePath: null });
  await documents.user(user.uid).update({ 'counters.making': 1 });
  await failConversion(suiteDeps(), user.uid, failed, 'tts_request_failed');
  const after = await health();
  const engine = ({ engines }: typeof after) => engines.find((one) => one.engine === 'espeak');
  expect(engine(after)).toMatchObject({ ready: true, done: (engine(before)?.done ?? 0) + 1 });
  expect(after.firstSound.count).toBe(before.firstSound.count + 1);
  expect(after.firstSound.p50Ms).toBeGreaterThan(0);
  expect(after.firstSound.p95Ms).toBeGreaterThanOrEqual(after.firstSound.p50Ms ?? Infinity);
  const failures = ({ failures }: typeof after) =>
    failures.find(({ key }) => key === 'tts_request_failed')?.count ?? 0;
  expect(failures(after)).toBe(failures(before) + 1);
});

test('names late jobs, old conversions and money without a plan, and logs them', async () => {
  const user = await newUserWithAccount();
  const later = new Date(Date.now() + 7 * 24 * 3_600_000);
  await documents.job('dailyFigures').set({
    startedAt: new Date(),
    endedAt: new Date(),
    ok: true,
    result: {},
    left: 0,
    leftPaths: [],
    completeAt: null,
    reachedAt: null,
  });
  const audioId = await putAudio(user, { state: 'creating', storagePath: null });
  const orderId = await order(user, '1');
  await sendEvent({ orderId, type: 'paid', amount: initialPlans['1'].prices.MNT - 1 });
  const logged: [string, object | undefined][] = [];
  const note = (event: string, fields?: object) => void logged.push([event, fields]);
  const deps: Deps = {
    ...suiteDeps(),
    now: () => later,
    log: { info: note, warn: note, error: note },
  };
  const counts = await checkHealth(deps);
  expect(counts.oldestSeconds).toBeGreaterThan(6 * 24 * 3600);
  expect(counts.waiting).toBeGreaterThan(0);
  expect(logged).toContainEqual(['job_late', { job: 'dailyFigures' }]);
  expect(logged).toContainEqual(['health', counts]);
  expect(logged).toContainEqual(['money_without_grant', { orderId }]);
  // A payment has some minutes to be granted.
  const now: typeof logged = [];
  const noteNow = (event: string, fields?: object) => void now.push([event, fields]);
  await checkHealth({ ...suiteDeps(), log: { info: noteNow, warn: noteNow, error: noteNow } });
  expect(now).not.toContainEqual(['money_without_grant', { orderId }]);
  await documents.audio(user.uid, audioId).delete();
});
