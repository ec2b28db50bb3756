// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadOverlays } from '../../../components/use-overlays.ts';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorEn } from '../../../i18n/messages/editor.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { ChaptersDialog } from './ChaptersDialog.tsx';

beforeAll(() => loadOverlays());
afterEach(cleanup);

const chapters = [
  { title: '', from: 0, to: 1, length: 5 },
  { title: 'Contents', from: 1, to: 2, length: 300 },
  { title: 'One', from: 2, to: 9, length: 8000 },
];

test('what nobody wants to hear is left out at first, and can be chosen', () => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorEn);
  const onChosen = vi.fn();
  render(
    <LocaleIntl locale="en">
      <ChaptersDialog name="b.epub" chapters={chapters} onChosen={onChosen} onClose={() => {}} />
    </LocaleIntl>,
  );
  const told = () => screen.getByRole('status').textContent;
  expect(told()).toBe('2 chapters, 8,005 characters');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Contents/ }));
  expect(told()).toBe('3 chapters, 8,305 characters');
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Beginning/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 chapter' }));
  expect(onChosen).toHaveBeenCalledExactlyOnceWith([chapters[0]]);
});
