import { paths } from '@duu/contract/paths';
import { expect, test } from 'vitest';
import { exportedLists } from './read-everything.ts';

/** Personal documents that the export reads one by one. */
const readSingly = new Set(['users/*', 'users/*/audios/*/content/main']);
readSingly.add('users/*/audios/*/content/pending').add('users/*/audios/*/versions');

/** What is not exported, and why. */
const excused: Readonly<Record<string, string>> = {
  'users/*/requests/*': 'hashes of idempotency keys, for a day',
  'users/*/search': 'made from names and texts, which are exported',
  'users/*/keys/*': 'what opens an account to programs is shown on its page alone',
  'users/*/keys': 'the list of the same',
  'users/*/keyUses/*_*': 'counts per key and day, for the plot on the same page',
  'users/*/keyUses': 'the list of the same',
  'users/*/webhookEndpoints/*': 'only the API reads it, for its secrets; shown on its page alone',
  'users/*/webhookEndpoints': 'the list of the same',
  'users/*/webhookEndpoints/*/webhookDeliveries/*': 'ids and states of a month, on the same page',
  'users/*/webhookEndpoints/*/webhookDeliveries': 'the list of the same',
  'users/*/speechCalls/*':
    'what a repeated request is recognized by; its characters are in the ledger',
  'users/*/speechCalls': 'the list of the same',
};

/** All paths of documents and lists below a user, with `*` for ids. */
const personal = Object.values(paths)
  .map((path) => (path as (...ids: string[]) => string)('*', '*', '*'))
  .filter((path) => path.startsWith('users/'));

/** The list of a document, unless it is one that is read singly. */
const listOf = (path: string) =>
  path.endsWith('/*') && path !== 'users/*' && !(path in excused)
    ? path.slice(0, path.lastIndexOf('/'))
    : path;

test('everything that is stored below a user is exported, or has a reason not to be', () => {
  const exported = new Set<string>(Object.values(exportedLists).map((list) => list('*')));
  const forgotten = personal
    .map(listOf)
    .filter((path) => !exported.has(path) && !readSingly.has(path) && !(path in excused));
  expect(forgotten).toEqual([]);
  expect(personal.length).toBeGreaterThan(20);
});

test('no excuse is out of date', () => {
  const known = new Set([...personal, ...personal.map(listOf)]);
  expect([...Object.keys(excused), ...readSingly].filter((path) => !known.has(path))).toEqual([]);
});
