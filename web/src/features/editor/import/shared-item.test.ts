import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { importedKinds } from './import-kinds.ts';
import { dropShared, readShared } from './shared-item.ts';
import { textAndAddress } from './text-and-address.ts';

const page = 'https://montsame.mn/read/1';

test.each([
  ['an address', { url: page }, { text: '', address: page }],
  ['an address as text', { text: page }, { text: '', address: page }],
  [
    'a title and its address',
    { title: 'Мэдээ', text: `Мэдээ ${page}` },
    { text: '', address: page },
  ],
  ['a title beside an address', { title: 'Мэдээ', text: page }, { text: '', address: page }],
  ['a text', { text: ' Сайн уу?\nБаяртай. ' }, { text: 'Сайн уу?\nБаяртай.', address: null }],
  [
    'a selected text with its page',
    { text: 'Сайн уу?', url: page },
    { text: 'Сайн уу?', address: null },
  ],
  [
    'a text that names an address',
    { text: `Үзээрэй: ${page}` },
    { text: `Үзээрэй: ${page}`, address: null },
  ],
  ['a title alone', { title: 'Мэдээ' }, { text: 'Мэдээ', address: null }],
  [
    'an address that is none of the web',
    { url: 'content://x' },
    { text: 'content://x', address: null },
  ],
  ['nothing', {}, { text: '', address: null }],
])('%s', (_, shared, expected) => {
  expect(textAndAddress({ title: '', text: '', url: '', ...shared })).toEqual(expected);
});

/** A cache in memory. */
function memory(kept: Record<string, BodyInit>): CacheStorage {
  const cache = {
    match: async (path: string) => (path in kept ? new Response(kept[path]) : undefined),
    keys: async () => Object.keys(kept).map((path) => ({ url: `https://duu.mn${path}` })),
    delete: async (url: string) => delete kept[new URL(url).pathname],
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

test('files come back with their content, named by their type if they have no extension', async () => {
  const kept = {
    '/app/share/a': JSON.stringify({
      title: '',
      text: '',
      url: '',
      files: [
        { name: 'Ном.epub', type: '' },
        { name: 'document', type: 'application/pdf' },
        { name: 'photo.heic', type: 'image/heic' },
      ],
    }),
    '/app/share/a/0': 'нэг',
    '/app/share/a/1': 'хоёр',
    '/app/share/a/2': 'гурав',
    '/app/share/ab': '{}',
  };
  vi.stubGlobal('caches', memory(kept));
  const item = await readShared('a');
  expect(item?.files.map(({ name }) => name)).toEqual(['Ном.epub', 'document.pdf', 'photo.heic']);
  expect(await item?.files[0]?.text()).toBe('нэг');
  await dropShared('a');
  expect(Object.keys(kept)).toEqual(['/app/share/ab']);
  expect(await readShared('a')).toBeNull();
  expect(await readShared('ab')).toBeNull();
  vi.unstubAllGlobals();
});

const web = new URL('../../../../', import.meta.url);

test('the manifest offers Duu for every kind of file that is imported, where the worker takes it', () => {
  const { share_target: target } = z
    .object({
      share_target: z.object({
        action: z.string(),
        params: z.object({ files: z.tuple([z.object({ accept: z.array(z.string()) })]) }),
      }),
    })
    .parse(JSON.parse(readFileSync(new URL('public/manifest.webmanifest', web), 'utf8')));
  expect(target.params.files[0].accept).toEqual(expect.arrayContaining(importedKinds.split(',')));
  const worker = readFileSync(new URL('build/service-worker.js', web), 'utf8');
  expect(worker).toContain(`const sharePath = '${target.action}'`);
});
