import { setTimeout } from 'node:timers/promises';
import { calls } from '@duu/contract/calls/calls';
import type { SpeakRequest, SpeechEvent } from '@duu/speech/speak-types';
import { expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { createBook } from '../../functions/src/services/books/create-book.ts';
import { runBook } from '../../functions/src/services/books/run-book.ts';
import { suiteDeps } from '../support/admin.ts';
import { aBook, partsOf } from '../support/books.ts';
import { result, withoutTasks } from '../support/conversions.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { until } from '../support/suite.ts';
import { newUserWithAccount } from '../support/users.ts';

/** An instance that says which texts its engine was asked for, and what became of them. */
function instance(write: (path: string) => Promise<void>) {
  const asked: string[] = [];
  const left: string[] = [];
  const speech: Deps['speech'] = async () =>
    async function* ({ segments, signal }: SpeakRequest): AsyncGenerator<SpeechEvent> {
      const text = segments.join(' ');
      asked.push(text);
      signal?.addEventListener('abort', () => left.push(text), { once: true });
      yield { type: 'audio', bytes: Uint8Array.of(1, 2, 3) };
      await setTimeout(20);
      yield { type: 'done', result };
    };
  const { files } = suiteDeps();
  const deps: Deps = {
    ...withoutTasks,
    speech,
    files: {
      ...files,
      write: async (path, bytes, type) => {
        await write(path);
        await files.write(path, bytes, type);
      },
    },
  };
  return { deps, asked, left };
}

const book = () => calls.createBook.input.parse(aBook(['Хавар', 'Зун', null]));
const texts = [1, 2, 3].map((at) => `Энэ бол ${at} дэх хэсэг.`);

test('while a part is stored the next one is spoken, and each is spoken once', async () => {
  const user = await newUserWithAccount();
  let stored = 0;
  const { deps, asked } = instance(async (path) => {
    if (!path.endsWith('.mp3')) return;
    stored++;
    const next = Math.min(texts.length, stored + 1);
    // Otherwise it is never stored.
    await until('the next part to be spoken', async () => (asked.length >= next ? true : null));
  });
  const { collectionId } = await createBook(deps, user.uid, book(), null);
  await runBook(deps, user.uid, collectionId, 60_000);
  expect(asked).toEqual(texts);
  const made = await partsOf(user, collectionId);
  expect(made.map(({ state, attempt }) => [state, attempt])).toEqual(texts.map(() => ['done', 1]));
  expect(await faultsOfUser(user.uid)).toEqual([]);
});

test('what was spoken of a part that does not begin is left', async () => {
  const user = await newUserWithAccount();
  const { documents } = suiteDeps();
  let collectionId = '';
  const { deps, asked, left } = instance(async (path) => {
    if (!path.endsWith('.mp3')) return;
    await until('the next part to be spoken', async () => (asked.length > 1 ? true : null));
    await documents.collection(user.uid, collectionId).update({ 'book.state': 'paused' });
  });
  ({ collectionId } = await createBook(deps, user.uid, book(), null));
  await runBook(deps, user.uid, collectionId, 60_000);
  expect(asked).toEqual(texts.slice(0, 2));
  expect(left).toEqual(texts.slice(1, 2));
  expect(await partsOf(user, collectionId)).toHaveLength(1);
  expect(await faultsOfUser(user.uid)).toEqual([]);
});
