// What our runtime does not know, it refuses when the file is loaded, by name and line.
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
  ["name.startsWith('a')", 'the method startsWith() is not known'],
  ['firestore.exists(/users/a)', 'firestore.exists() are not supported here'],
  ['request.method == "get"', 'request.method is not known'],
  ['request.params.x == 1', 'request.params is not known'],
  ['math.sin(1) == 1', 'the function math.sin() is not known'],
  ['name is text', 'the type "text" is not known'],
  ['name.size(1) == 1', 'size() does not take 1 arguments'],
  ['string() == name', 'string() takes 1 arguments, not 0'],
  ["name.matches('(?=a)b')", 'RE2'],
  ["name.matches('(')", 'not a regular expression'],
  ['[nobody].size() == 1', '"nobody" is not known'],
  ["{'a': nobody}.size() == 1", '"nobody" is not known'],
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

const files: [string, string, number][] = [
  ['a missing semicolon', inRules('true').replace('true;', 'true'), 6],
  ['an unknown method', inRules('true').replace('allow get', 'allow see'), 4],
  ['another service', inRules('true').replace('firebase.storage', 'cloud.firestore'), 2],
  ['an unknown version', inRules('true').replace("'2'", "'3'"), 1],
  [
    'a function that calls itself',
    inRules('f()').replace('    allow', '    function f() { return f(); }\n    allow'),
    4,
  ],
  [
    'functions that call each other in a circle',
    inRules('f()').replace(
      '    allow',
      '    function f() { return g(); }\n    function g() { return f(); }\n    allow',
    ),
    4,
  ],
  [
    'a function defined twice',
    inRules('f()').replace(
      '    allow',
      '    function f() { return true; }\n    function f() { return false; }\n    allow',
    ),
    5,
  ],
  [
    '** in the middle, in version 1',
    inRules('true').replace("'2'", "'1'").replace('/{name}', '/{all=**}/{name}'),
    3,
  ],
];

test.each(files)('%s is refused with its line', async (_, source, line) => {
  const errors = await errorsOf(source);
  expect(errors[0]).toMatch(new RegExp(`^storage\\.rules:${line} - `));
});

test('a file without fault has no errors and says its version', async () => {
  const runtime = ourRuntime();
  const answer = await runtime.load(inRules('request.auth != null'));
  runtime.close();
  expect(answer).toMatchObject({ errors: [], result: { rulesVersion: 2 } });
});
