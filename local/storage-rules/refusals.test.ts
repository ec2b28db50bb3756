// Unsupported constructs are refused by name and line when the file is loaded.
import { expect, test } from 'vitest';
import { ourRuntime } from './runtimes.ts';

const inRules = (condition: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{name} {
    allow get: if true
      && ${condition};
  }
}`;

const conditions: [string, string][] = [
  ['nobody == 1', '"nobody" is not known'],
  ['isOwner(name)', 'the function isOwner() is not known'],
  ['string(1) == name', 'the function string() is not known'],
  ["name.startsWith('a')", 'the method startsWith() is not supported here'],
  ['name.size() == 1', 'the method size() is not supported here'],
  ['firestore.exists(/users/a)', 'the method exists() is not supported here'],
  ['request.method == "get"', 'request.method is not supported here'],
  ['request.time == name', 'request.time is not supported here'],
  ['name is string', 'the operator "is" is not supported here'],
  ["name in ['a']", 'the operator "in" is not supported here'],
  ["name + 'a' == 'ba'", 'the operator "+" is not supported here'],
  ['1 - 1 == 0', 'the operator "-" is not supported here'],
  ['2 * 2 == 4', 'the operator "*" is not supported here'],
  ['2 / 2 == 1', 'the operator "/" is not supported here'],
  ['2 % 2 == 0', 'the operator "%" is not supported here'],
  ['-1 < 1', 'the operator "-" is not supported here'],
  ['(true ? true : false)', 'the operator "?" is not supported here'],
  ["'\\u0041' == name", 'an escape in a text is not supported here'],
  ['resource == null', '"resource" is not known'],
  ['request.resource.size == 1', 'request.resource is not supported here'],
  ["['a'] == name", 'a list is not supported here'],
  ["{'a': 1} == name", 'a map is not supported here'],
  ['/b/$(name) == name', 'a path is not supported here'],
  ["request.auth.token['admin'] == true", 'an index or range is not supported here'],
  ["name[0:1] == 'a'", 'an index or range is not supported here'],
  ['!(nobody == 1)', '"nobody" is not known'],
  ['(true || nobody.size == 1)', '"nobody" is not known'],
];

async function errorsOf(source: string): Promise<string[]> {
  const runtime = ourRuntime();
  const answer = await runtime.load(source);
  runtime.close();
  return answer.errors;
}

test.each(conditions)('%s', async (condition, reason) => {
  const errors = await errorsOf(inRules(condition));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^storage\.rules:5 - /);
  expect(errors[0]).toContain(reason);
});

const withFunctions = (...functions: string[]) =>
  inRules('f()').replace('    allow', `    ${functions.join('\n    ')}\n    allow`);
const chain = (length: number) =>
  Array.from({ length }, (_, at) => `function f${at || ''}() { return f${at + 1}(); }`);

const files: [string, string, number][] = [
  ['a missing semicolon', inRules('true').replace('true;', 'true'), 6],
  ['an unknown method', inRules('true').replace('allow get', 'allow see'), 4],
  ['another service', inRules('true').replace('firebase.storage', 'cloud.firestore'), 2],
  ['version 1', inRules('true').replace("'2'", "'1'"), 1],
  ['a file without a version', inRules('true').replace("rules_version = '2';", ''), 1],
  ['an unknown version', inRules('true').replace("'2'", "'3'"), 1],
  ['a function that calls itself', withFunctions('function f() { return f(); }'), 4],
  [
    'functions that call each other in a circle',
    withFunctions('function f() { return g(); }', 'function g() { return f(); }'),
    4,
  ],
  ['calls that are 21 deep', withFunctions(...chain(20), 'function f20() { return true; }'), 4],
  [
    'a function defined twice',
    withFunctions('function f() { return true; }', 'function f() { return false; }'),
    5,
  ],
  ['a function with too few arguments', withFunctions('function f(a) { return a; }'), 6],
  ['a wildcard with **', inRules('true').replace('{name}', '{name=**}'), 3],
  ['let', withFunctions('function f() {', '  let a = true;', '  return true; }'), 5],
  ['an unknown name in a function', withFunctions('function f() {', '  return nobody; }'), 5],
];

test.each(files)('%s is refused with its line', async (_, source, line) => {
  const errors = await errorsOf(source);
  expect(errors[0]).toMatch(new RegExp(`^storage\\.rules:${line} - `));
});

test('calls that are 20 deep are accepted', async () => {
  const source = withFunctions(...chain(19), 'function f19() { return true; }');
  expect(await errorsOf(source)).toEqual([]);
});

test('a correct file is loaded with its version', async () => {
  const runtime = ourRuntime();
  const answer = await runtime.load(inRules('request.auth != null'));
  runtime.close();
  expect(answer).toMatchObject({ errors: [], result: { rulesVersion: 2 } });
});

test.each([
  ['roles == 1', 'list'],
  ['roles != request.auth.token.roles', 'list'],
  ['firebase == 1', 'map'],
])(
  'a comparison with an unsupported type permits nothing and is logged: %s',
  async (comparison, type) => {
    const runtime = ourRuntime();
    await runtime.load(inRules(`request.auth.token.${comparison}`));
    const map = (fields: object) => ({ map_value: { fields } });
    const token = map({ roles: { list_value: { values: [] } }, firebase: map({}) });
    const variables = { request: map({ auth: map({ token }) }) };
    const answer = await runtime.verify({ path: '/b/demo/o/a', method: 'get', variables });
    runtime.close();
    expect(answer).toMatchObject({ errors: [], result: { permit: false } });
    expect(answer.warnings).toEqual([`line 4: a ${type} can be compared with null alone`]);
  },
);
