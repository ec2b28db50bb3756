import { calls } from '@duu/contract/calls/calls';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('https://duu.test');
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation })),
);

test('the document has every call that a key may make, and none of accounts or admins', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  const keyed = Object.entries(calls).filter(([, { scope }]) => scope !== null);
  expect(ids).toEqual(expect.arrayContaining(keyed.map(([name]) => name)));
  expect(ids.length).toBe(keyed.length + 2);
  expect(ids.filter((id) => /admin|me$|key/i.test(id))).toEqual([]);
});

test('each operation says what a key can be refused for', () => {
  for (const { path, method, operation } of operations) {
    const statuses = Object.keys(operation.responses);
    const wanted = operation.security?.length === 0 ? ['200', '429'] : ['200', '401', '403', '429'];
    expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(wanted));
  }
});

test('each call has the body that the contract takes, also one of several shapes', () => {
  const described = operations.flatMap(({ operation }) =>
    'requestBody' in operation ? [operation.operationId] : [],
  );
  const wanted = Object.entries(calls).flatMap(([name, { scope, input }]) =>
    scope !== null && !input.safeParse({}).success ? [name] : [],
  );
  expect(wanted).toContain('openFile');
  expect(described).toEqual(expect.arrayContaining(wanted));
});

test('times are text, and every parameter of a path is described', () => {
  expect(JSON.stringify(document)).toContain('"format":"date-time"');
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.description, path).toMatch(/\.$/);
    const described = (operation.parameters ?? []).flatMap((one: { in?: string; name?: string }) =>
      one.in === 'path' ? [one.name] : [],
    );
    expect(described).toEqual(named);
  }
});

/** The rules that Redocly’s linter finds broken. */
async function broken(checked: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(checked), config });
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
}

test('Redocly’s linter finds nothing, and would', async () => {
  expect(await broken(document)).toEqual([]);
  const { license: _, ...info } = document.info;
  expect(await broken({ ...document, info })).toContain('info-license #/info');
});
