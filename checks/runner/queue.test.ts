import { expect, test } from 'vitest';
import { runQueue, type Step } from './queue.ts';

const step = (name: string, weight = 1, needs: string[] = [], uses?: string): Step => ({
  name,
  weight,
  needs,
  ...(uses === undefined ? {} : { uses }),
});

/** Runs the steps, each ending a turn after it began in the order they began; `!name` fails. Returns what happened. */
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

test('steps run side by side as far as there is room, in the order of the list', async () => {
  expect(await history([step('a'), step('b'), step('c')], 2)).toEqual([
    'begin a',
    'begin b',
    'end a',
    'begin c',
    'end b',
    'end c',
  ]);
});

test('a step starts after those it needs, and a smaller one uses the room meanwhile', async () => {
  expect(await history([step('a'), step('b', 2, ['a']), step('c')], 2)).toEqual([
    'begin a',
    'begin c',
    'end a',
    'end c',
    'begin b',
    'end b',
  ]);
});

test('what needs a failed step is not run, nor what needs that', async () => {
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

test('steps that use the same thing run one after the other', async () => {
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

test('a step that is larger than the room runs alone', async () => {
  expect(await history([step('a', 4), step('b')], 2)).toEqual([
    'begin a',
    'end a',
    'begin b',
    'end b',
  ]);
});

test('steps that wait for each other are named', async () => {
  await expect(history([step('a', 1, ['b']), step('b', 1, ['a'])], 1)).rejects.toThrow('a,b');
});
