import { type CallName, calls } from '@duu/contract/calls/calls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal, send } from '../support/api.ts';
import { anyRequest, makeFixtures } from '../support/contract-requests.ts';
import { judge } from '../support/judge-answer.ts';
import { newAdmin, newUser } from '../support/users.ts';

// A fixed seed: the same requests each time. `npm run prove` makes more, with another seed each time.
const seed = 20261122;

test('400 requests generated from the contract get answers of the contract, and no internal error', async () => {
  const fixtures = await makeFixtures();
  const requests = fc.sample(anyRequest(fixtures, { keepShared: true }), { numRuns: 400, seed });
  const faults: string[] = [];
  for (const made of requests) {
    const { fault } = await judge(fixtures, made);
    if (fault !== null) faults.push(`${fault}: ${JSON.stringify(made).slice(0, 600)}`);
  }
  expect(faults).toEqual([]);
});

describe('refuses values that no document can have before reading anything', () => {
  const names = Object.keys(calls) as CallName[];
  const asked = async (
    wanted: { name: CallName; given: { params?: object; query?: object } }[],
  ) => {
    const users = { public: null, user: await newUser(), admin: await newAdmin() };
    const answers: Record<string, number> = {};
    for (const { name, given } of wanted) {
      const what = `${name} ${JSON.stringify(given)}`;
      answers[what] = (await send(name, users[calls[name].who], given)).status;
    }
    return answers;
  };
  const allRefused = (answers: Record<string, number>) =>
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((what) => [what, 400])));

  test('a reserved Firestore id in the path of every call', async () => {
    const wanted = names.flatMap((name) => {
      const fields = [...calls[name].path.matchAll(/:(\w+)/g)].map(([, field]) => field ?? '');
      const params = Object.fromEntries(fields.map((field) => [field, '__x__']));
      return fields.length === 0 ? [] : [{ name, given: { params } }];
    });
    expect(wanted.length).toBeGreaterThan(20);
    allRefused(await asked(wanted));
  });

  test('an invalid cursor', async () => {
    const lists = ['searchAudios', 'adminListUsers', 'adminListAudios'] as const;
    const cursors = ['x', '0.a/b', '0.__x__', '0'];
    const wanted = lists.flatMap((name) =>
      cursors.map((cursor) => ({ name, given: { query: { query: 'x', cursor } } })),
    );
    allRefused(await asked(wanted));
  });

  test('refuses figures of invalid days before reading anything', async () => {
    const days = ['x', '2026-02-30', '9999-12-31'];
    const wanted = days.map((day) => ({
      name: 'adminGetStats' as const,
      given: { query: { from: day, to: '2026-11-22' } },
    }));
    allRefused(await asked(wanted));
  });

  test.each([
    ['half a surrogate pair', 'a\ud800'],
    ['a control character', 'a\u0000b'],
    ['an override of direction', 'txt.\u202egpj'],
  ])('a name with %s', async (_, name) => {
    const user = await newUser();
    for (const [call, input] of [
      ['updateMe', { displayName: name }],
      ['createCollection', { name }],
    ] as const) {
      expect([call, await refusal(call, user, { input })]).toEqual([call, '400 request.invalid']);
    }
  });
});
