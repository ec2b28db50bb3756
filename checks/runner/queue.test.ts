import { expect, test } from 'vitest';
import { runQueue, type Step } from './queue.ts';

const step = (name: string, weight = 1, needs: string[] = [], uses?: string): Step => ({
  name,
  weight,
  needs,
  ...(uses === undefined ? {} : { uses }),
});

/** Runs the steps, which end one by one in the order of their start; `!name` fails. Returns the events. */
async function history(steps: Step[], room: number): Promise<string[]> {
  const seen: string[] = [];
  await runQueue(
    steps,
    room,
    async ({ name }) => {
      seen.push(`begin ${name}`);
      await new Promise((resolve) => setImmediate(resolve));
      return { ok: !name.startsWith('!') };
    },
    (end) =>
      seen.push('missing' in end ? `no ${end.missing}: ${end.step.name}` : `end ${end.step.name}`),
  );
  return seen;
}

test('steps run in parallel while cores are free, in the order of the list', async () => {
  expect(await history([step('a'), step('b'), step('c')], 2)).toEqual([
    'begin a',
    'begin b',
    'end a',
    'begin c',
    'end b',
    'end c',
  ]);
});

test('a step starts after those it needs, and a smaller one runs meanwhile', async () => {
  expect(await history([step('a'), step('b', 2, ['a']), step('c')], 2)).toEqual([
    'begin a',
    'begin c',
    'end a',
    'end c',
    'begin b',
    'end b',
  ]);
});

test('a step is not run if one it needs failed or was not run', async () => {
  const steps = [step('last', 1, ['next']), step('next', 1, ['!a']), step('!a'), step('b')];
  expect(await history(steps, 1)).toEqual([
    'begin !a',
    'end !a',
    'no !a: next',
    'begin b',
    'end b',
    'no next: last',
  ]);
});

test('steps that use the same resource run one after the other', async () => {
  const steps = [step('a', 1, [], 'ports'), step('b', 1, [], 'ports'), step('c')];
  expect(await history(steps, 3)).toEqual([
    'begin a',
    'begin c',
    'end a',
    'begin b',
    'end c',
    'end b',
  ]);
});

test('a step that needs more cores than there are runs alone', async () => {
  expect(await history([step('a', 4), step('b')], 2)).toEqual([
    'begin a',
    'end a',
    'begin b',
    'end b',
  ]);
});

test('names steps that wait for each other', async () => {
  await expect(history([step('a', 1, ['b']), step('b', 1, ['a'])], 1)).rejects.toThrow('a,b');
});
