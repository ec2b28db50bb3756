// Rules × requests → permit. The same matrix runs against the official runtime where it is installed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { type Asked, conditionCases } from './matrix-conditions.ts';
import { pathCases, productCases } from './matrix-paths.ts';
import { officialRuntime, ourRuntime, type RulesRuntime } from './runtimes.ts';

/** Writes a value the way firebase-tools sends it: whole numbers as ints, dates as timestamps. */
function toWire(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { int_value: value } : { float_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (Array.isArray(value)) return { list_value: { values: value.map(toWire) } };
  const fields = Object.entries(value).map(([key, inner]) => [key, toWire(inner)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

const throughGoogle = { firebase: { sign_in_provider: 'google.com' } };

async function permits(runtime: RulesRuntime, source: string, asked: Asked): Promise<boolean> {
  const loaded = await runtime.load(source);
  expect(loaded.errors).toEqual([]);
  const name = asked.path.replace(/^\/b\/[^/]*\/o\/?/, '');
  const segments = asked.path.split('/').filter((segment) => segment !== '');
  const answer = await runtime.verify({
    path: asked.path,
    method: asked.method,
    variables: {
      resource: toWire(asked.resource === undefined ? null : { name, ...asked.resource }),
      request: {
        map_value: {
          fields: {
            path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
            time: toWire(new Date('2026-11-20T13:45:30.250Z')),
            resource: toWire(asked.upload === undefined ? null : { name, ...asked.upload }),
            auth: toWire(
              asked.uid === undefined
                ? null
                : { uid: asked.uid, token: { ...throughGoogle, ...asked.token } },
            ),
          },
        },
      },
    },
  });
  expect(answer.errors).toEqual([]);
  return answer.result?.permit === true;
}

const official = await officialRuntime();
const runtimes: [string, () => RulesRuntime][] = [['ours', ourRuntime]];
if (official) runtimes.push(['the official one', () => official]);

describe.each(runtimes)('Storage rules judged by %s', (_, start) => {
  let runtime: RulesRuntime;
  beforeAll(() => {
    runtime = start();
  });
  afterAll(() => runtime.close());

  test('judges every condition of the table', async () => {
    for (const { condition, permit, asked } of conditionCases) {
      const source = `rules_version = '2';
        service firebase.storage { match /b/{bucket}/o { match /files/{name} {
          allow read, write: if ${condition};
        } } }`;
      const question = { path: '/b/demo/o/files/a.mp3', method: 'get', ...asked };
      expect.soft(await permits(runtime, source, question), condition).toBe(permit);
    }
  });

  test('judges every path of the table', async () => {
    for (const { name, rules, requests } of pathCases)
      for (const { permit, ...asked } of requests)
        expect
          .soft(await permits(runtime, rules, asked), `${name}: ${JSON.stringify(asked)}`)
          .toBe(permit);
  });

  test('judges storage.rules as the product means it', async () => {
    const source = readFileSync(path.join(root, 'storage.rules'), 'utf8');
    for (const { permit, ...asked } of productCases)
      expect.soft(await permits(runtime, source, asked), JSON.stringify(asked)).toBe(permit);
  });
});
