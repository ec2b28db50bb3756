// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachToaster, type Toast, type ToastCommand } from '../../../feedback/toast-store.ts';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorEn } from '../../../i18n/messages/editor.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { ImportError } from './import-problem.ts';
import type { OnReading } from './ocr/reading-progress.ts';
import type { Imported } from './read-file.ts';
import { useImport } from './use-import.tsx';

interface Running {
  readonly signal: AbortSignal;
  readonly onReading: OnReading;
  readonly resolve: (imported: Imported) => void;
  readonly reject: (error: unknown) => void;
}
const running = vi.hoisted((): { imports: unknown[] } => ({ imports: [] }));
const imports = () => running.imports as Running[];
vi.mock('./import-file.ts', () => ({
  importFile: (_: File, signal: AbortSignal, onReading: OnReading) =>
    new Promise((resolve, reject) => {
      running.imports.push({ signal, onReading, resolve, reject });
    }),
}));

vi.mock('../../../files/cover-of.ts', () => ({
  coverOf: async ({ size }: Blob) => `cover of ${size}`,
}));

let toasts = new Map<string, Toast>();
let detach: () => void;
beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorEn);
  running.imports = [];
  toasts = new Map();
  detach = attachToaster((command: ToastCommand) => {
    if (command.kind === 'show') toasts.set(command.toast.id, command.toast);
    else toasts.delete(command.id);
  });
});
afterEach(() => detach());

const photo = new File(['x'], 'page.jpg');
const shown = () => [...toasts.values()].map(({ type, message }) => `${type}: ${message}`);

function started() {
  const dispatch = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleIntl locale="en">{children}</LocaleIntl>
  );
  const hook = renderHook(() => useImport(dispatch), { wrapper });
  act(() => void hook.result.current.importFrom(photo));
  const tell = (page: number, pages: number, share: number | null) =>
    act(() => imports()[0]?.onReading({ page, pages, share }));
  return { dispatch, hook, tell };
}

test('the page of the scan that is read is shown, and what is awaited before', () => {
  const { tell } = started();
  tell(1, 12, null);
  expect([...toasts.values()]).toMatchObject([
    {
      type: 'loading',
      message: 'Reading pictures: page 1 of 12…',
      description: expect.stringMatching(/getting ready/i),
    },
  ]);
  tell(7, 12, 0.62);
  expect([...toasts.values()]).toMatchObject([
    { message: 'Reading pictures: page 7 of 12…', description: expect.stringMatching(/^60% read/) },
  ]);
});

test('canceling ends the import and leaves the text as it was', async () => {
  const { dispatch, hook, tell } = started();
  tell(1, 1, 0.4);
  await act(async () => [...toasts.values()][0]?.action?.onClick());
  expect(imports()[0]?.signal.aborted).toBe(true);
  await act(async () => imports()[0]?.resolve({ paragraphs: ['Too late'], doubts: ['late'] }));
  expect(dispatch).not.toHaveBeenCalled();
  expect(hook.result.current.importing).toBe(false);
  expect(shown()).toEqual([]);
});

test.each(['not_loaded', 'stalled', 'offline'] as const)(
  'after %s the same file can be tried again',
  async (problem) => {
    const { dispatch } = started();
    await act(async () => imports()[0]?.reject(new ImportError(problem)));
    const [failed] = [...toasts.values()];
    expect(failed).toMatchObject({ type: 'warning', action: { label: 'Try again' } });
    await act(async () => failed?.action?.onClick());
    expect(imports()).toHaveLength(2);
    await act(async () => imports()[1]?.resolve({ paragraphs: ['Read'], doubts: ['Read'] }));
    expect(dispatch.mock.calls.map(([{ kind }]) => kind)).toEqual(['import', 'doubt']);
  },
);

test('what can never be read is told without another try', async () => {
  started();
  await act(async () => imports()[0]?.reject(new ImportError('scanned')));
  const [failed] = [...toasts.values()];
  expect(failed?.message).toContain('No text could be read in “page.jpg”');
  expect(failed?.action).toBeUndefined();
});

test('a book brings its title, author and cover', async () => {
  const { dispatch } = started();
  const about = { title: 'Дөрвөн цаг', author: 'Д. Нацагдорж', cover: Uint8Array.of(1, 2) };
  await act(async () => imports()[0]?.resolve({ paragraphs: ['Өглөө.'], about }));
  expect(dispatch).toHaveBeenCalledWith(
    expect.objectContaining({ title: about.title, author: about.author, cover: 'cover of 2' }),
  );
});
