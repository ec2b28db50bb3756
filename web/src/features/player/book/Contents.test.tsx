// @vitest-environment happy-dom
import type { Audio } from '@duu/contract/documents/audio';
import type { Book } from '@duu/contract/documents/book';
import type { WithId } from '@duu/contract/id';
import { aBook } from '@duu/contract/testing/a-book';
import { aCollection } from '@duu/contract/testing/a-collection';
import { anAudio } from '@duu/contract/testing/an-audio';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorPagesEn } from '../../../i18n/messages/editor-pages.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { PlayerContext } from '../player-context.ts';
import { newPlayer, player, settle } from '../testing/player-fixture.ts';
import { trackOfAudio } from '../track-of-audio.ts';
import { Contents } from './Contents.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ callApi: asked }));
vi.mock('../../../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('../../../firebase/files.ts', () => ({ fileUrl: async (path: string) => path }));

const text = {
  parts: ['Хавар', 'Зун', 'Зун', 'Намар', 'Өвөл'].map((title) => ({
    title,
    segments: ['х'.repeat(100)],
  })),
};
const fetched = vi.fn(async () => Response.json(text));

const chapter = (id: string, number: number, title: string): WithId<Audio> =>
  anAudio({ id, name: `${id}. ${title}`, chapter: { number, title }, durationMs: 60_000 });
const audios = [chapter('1', 1, 'Хавар'), chapter('2', 2, 'Зун'), chapter('3', 2, 'Зун')] as const;
const onOpen = vi.fn();

beforeAll(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorPagesEn);
});
beforeEach(() => {
  newPlayer();
  onOpen.mockReset();
  asked.mockReset().mockResolvedValue({});
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(book: Book | null) {
  const collection = { id: 'book', ...aCollection({ name: 'Дөрвөн цаг', book }) };
  const element = (
    <LocaleIntl locale="en">
      <PlayerContext value={player}>
        <Contents book={{ collection, audios }} audio={audios[0]} onOpen={onOpen} />
      </PlayerContext>
    </LocaleIntl>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await act(settle);
}

/** Each row as a screen reader reads it; `*` before the one that is read. */
const rows = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.closest('ol') && !button.closest('[role="status"]'))
    .map((row) => {
      const marks = [...row.querySelectorAll('[role="img"]')].map((one) =>
        one.getAttribute('aria-label'),
      );
      return [row.hasAttribute('aria-current') ? '*' : '', row.textContent, ...marks]
        .join(' ')
        .trim();
    });

test('chapters have their names and lengths, with the one that is read and the one that plays', async () => {
  player.play(
    trackOfAudio(audios[2]),
    audios.map((one) => trackOfAudio(one)),
  );
  await show(null);
  expect(rows()).toEqual(['* Хавар1:00', 'Зун2:00 playing']);
  fireEvent.click(screen.getByRole('button', { name: /Зун/ }));
  expect(onOpen).toHaveBeenCalledWith(audios[1]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a chapter that is not converted yet says when it can be heard', async () => {
  await show(aBook({ parts: 5, next: 3, audioId: '3', characters: 500, doneCharacters: 200 }));
  expect(rows().slice(2)).toEqual(['Намар not converted yet', 'Өвөл not converted yet']);
  fireEvent.click(screen.getByRole('button', { name: /Өвөл/ }));
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(
    'This chapter is not converted yet. 2 parts come before it. It can be heard in about 10 minutes.',
  );
});

test('a paused book can go on from there, and one that stopped leads to the reason', async () => {
  const paused = { parts: 5, next: 3, audioId: null, state: 'paused' } as const;
  await show(aBook(paused));
  fireEvent.click(screen.getByRole('button', { name: /Намар/ }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Continue/ })));
  expect(asked.mock.calls[0]?.[1]).toEqual({
    params: { collectionId: 'book' },
    input: { action: 'continue' },
  });
  cleanup();
  await show(aBook({ ...paused, error: { key: 'max_characters_exceeded', limit: null } }));
  fireEvent.click(screen.getByRole('button', { name: /Намар/ }));
  expect(screen.getByRole('link').getAttribute('href')).toContain('/app/library/book');
});
