// The same matrix runs against the official runtime where it is installed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { conditions, pathCases, productCases, type RulesRequest } from './matrix.ts';
import { type Body, type Expression, parseRules } from './parse.ts';
import { decide } from './ruleset.ts';
import { officialRuntime, ourRuntime, type RulesRuntime } from './runtimes.ts';
import { decodeValue, type Value } from './values.ts';

/** Encodes a value as firebase-tools does. */
function encodeValue(value: unknown): object {
  if (value === null) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: value };
  if (Array.isArray(value)) return { list_value: { values: value.map(encodeValue) } };
  const fields = Object.entries(Object(value)).map(([key, inner]) => [key, encodeValue(inner)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

const byGoogle = { firebase: { sign_in_provider: 'google.com' } };

/** The rules' variable `request`, encoded. */
function requestVariable({ path: at, uid, token }: RulesRequest) {
  const auth = uid === undefined ? null : { uid, token: { ...byGoogle, ...token } };
  const segments = at.split('/').filter((segment) => segment !== '');
  const fields = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: { timestamp_value: '2026-11-20T13:45:30.250Z' },
    resource: encodeValue(null),
    auth: encodeValue(auth),
  };
  return { map_value: { fields } };
}

async function permits(runtime: RulesRuntime, source: string, request: RulesRequest) {
  const loaded = await runtime.load(source);
  expect(loaded.errors).toEqual([]);
  const answer = await runtime.verify({
    path: request.path,
    method: request.method,
    variables: { resource: encodeValue(null), request: requestVariable(request) },
  });
  expect(answer.errors).toEqual([]);
  return answer.result?.permit === true;
}

const official = await officialRuntime();
const runtimes: [string, () => RulesRuntime][] = [['our runtime', ourRuntime]];
if (official) runtimes.push(['the official runtime', () => official]);

describe.each(runtimes)('%s', (_, start) => {
  let runtime: RulesRuntime;
  beforeAll(() => {
    runtime = start();
  });
  afterAll(() => runtime.close());

  test('evaluates conditions', async () => {
    for (const [permit, condition, user] of conditions) {
      const source = `rules_version = '2';
        service firebase.storage { match /b/{bucket}/o { match /files/{name} {
          allow read, write: if ${condition};
        } } }`;
      const request = { path: '/b/demo/o/files/a.mp3', method: 'get', ...user };
      expect.soft(await permits(runtime, source, request), condition).toBe(permit);
    }
  });

  test('matches paths', async () => {
    for (const { name, rules, requests } of pathCases)
      for (const { permit, ...request } of requests)
        expect
          .soft(await permits(runtime, rules, request), `${name}: ${JSON.stringify(request)}`)
          .toBe(permit);
  });

  test('permits what storage.rules should permit', async () => {
    const source = readFileSync(path.join(root, 'storage.rules'), 'utf8');
    for (const { permit, ...request } of productCases)
      expect.soft(await permits(runtime, source, request), JSON.stringify(request)).toBe(permit);
  });
});

/** The conditions of a body and of what it contains, with their parts. */
function conditionsOf(body: Body): Expression[] {
  const partsOf = (one: Expression): Expression[] => {
    if (one.kind === 'not') return [one, ...partsOf(one.value)];
    if (one.kind === 'call') return [one];
    if (one.kind !== 'binary') return [];
    const isLogic = one.op === '&&' || one.op === '||';
    return isLogic ? [one, ...partsOf(one.left), ...partsOf(one.right)] : [one];
  };
  return [
    ...body.functions.flatMap(({ result }) => partsOf(result)),
    ...body.allows.flatMap(({ condition }) => (condition ? partsOf(condition) : [])),
    ...body.matches.flatMap(conditionsOf),
  ];
}

test('every condition of storage.rules is true in one case of the product and false in another', () => {
  const file = parseRules(readFileSync(path.join(root, 'storage.rules'), 'utf8'));
  const seen = new Map<Expression, Set<Value>>();
  for (const asked of productCases) {
    const request = decodeValue(requestVariable(asked));
    decide(file, { ...asked, request }, (expression, value) => {
      seen.set(expression, (seen.get(expression) ?? new Set()).add(value));
    });
  }
  const conditions = conditionsOf(file);
  expect(conditions.length).toBeGreaterThan(8);
  const oneSided = conditions.filter((one) => seen.get(one)?.size !== 2);
  expect(oneSided.map((one) => JSON.stringify(one))).toEqual([]);
});
