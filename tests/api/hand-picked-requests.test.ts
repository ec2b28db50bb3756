import { expect, test } from 'vitest';
import { makeFixtures } from '../support/contract-requests.ts';
import { handPicked, withUnknownFields } from '../support/hand-picked-requests.ts';
import { wrongStatus } from '../support/picked-request.ts';
import { sendAll } from '../support/refused-requests.ts';
import { tracesWith } from '../support/traces.ts';

// `npm run prove` also compares every document before and after, which needs a suite of its own.
test('requests picked by hand get the answers they deserve', async () => {
  const fixtures = await makeFixtures();
  const all = [...handPicked(fixtures), ...withUnknownFields(fixtures)];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  const sent = await sendAll(
    fixtures,
    all.map(({ made }) => made),
  );
  const wrong = all.flatMap((one, at) => {
    const { status = 0, key, fault } = sent[at] ?? {};
    const why = fault ?? wrongStatus(one, status);
    return why === null ? [] : [`${one.name}: ${why} ${key ?? ''}`];
  });
  expect(wrong).toEqual([]);
  expect(await tracesWith(fixtures.users.owner.uid, 'smuggled')).toEqual([]);
});
