import { expect, test } from 'vitest';
import { makeWorld } from '../support/contract-requests.ts';
import { handPicked, withUnknownFields } from '../support/hand-picked-requests.ts';
import { wrongStatus } from '../support/picked-request.ts';
import { sendAll } from '../support/refused-requests.ts';
import { tracesWith } from '../support/traces.ts';

// `npm run prove` also compares every document before and after, which needs a suite of its own.
test('requests picked by hand get the answers they deserve', async () => {
  const world = await makeWorld();
  const all = [...handPicked(world), ...withUnknownFields(world)];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  const sent = await sendAll(
    world,
    all.map(({ made }) => made),
  );
  const wrong = all.flatMap((one, at) => {
    const { status = 0, key, fault } = sent[at] ?? {};
    const why = fault ?? wrongStatus(one, status);
    return why === null ? [] : [`${one.name}: ${why} ${key ?? ''}`];
  });
  expect(wrong).toEqual([]);
  expect(await tracesWith(world.users.owner.uid, 'smuggled')).toEqual([]);
});
