import type { BookText } from '@duu/contract/documents/book';
import { aBook } from '@duu/contract/testing/a-book';
import { expect, test, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import { readPart, startPart } from './start-part.ts';

const segments = ['Сайн байна уу?'];
const book = aBook({ next: 0, parts: 1 });
const text = { parts: [{ title: 'Нэг', segments }] } as unknown as BookText;
const speaker = {
  published: true,
  engine: 'espeak',
  voice: 'mn+f2',
  gainDb: 0,
  language: 'mn',
  name: { mn: 'Номин', en: 'Nomin' },
};

/** Deps whose speaker is read when `found` is called; nothing else of a start can be read. */
function waiting() {
  let found: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    found = resolve;
  });
  const spoken = segments.join();
  const token = { kind: 'word', start: 0, end: spoken.length, spoken, language: 'mn' };
  const readings = [{ tokens: [token], spoken }];
  const asked = vi.fn();
  const speech = async function* () {
    yield asked();
  };
  const deps = {
    newId: () => 'part',
    documents: {
      user: () => ({ get: async () => ({ data: () => undefined }) }),
      speaker: () => ({ get: () => ready.then(() => ({ data: () => speaker })) }),
    },
    normalizer: async () => ({ run: async () => ({ readings, used: [] }) }),
    speech: async () => speech,
    log: { error: () => undefined },
  } as unknown as Deps;
  return { deps, found, asked };
}

test('a part is spoken ahead once what it needs is read', async () => {
  const { deps, found, asked } = waiting();
  const part = readPart(deps, 'user', { name: 'Ном', book }, text);
  const begun = part.speak();
  found();
  await begun;
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  part.leave();
});

test('what is read after a part was started, or left, begins nothing', async () => {
  for (const end of ['start', 'leave'] as const) {
    const { deps, found, asked } = waiting();
    const part = readPart(deps, 'user', { name: 'Ном', book }, text);
    const begun = part.speak();
    if (end === 'leave') part.leave();
    else
      await expect(
        startPart(deps, 'user', 'book', { name: 'Ном', book }, text, part),
      ).rejects.toThrow();
    found();
    await begun;
    await new Promise(setImmediate);
    expect(asked).not.toHaveBeenCalled();
  }
});
