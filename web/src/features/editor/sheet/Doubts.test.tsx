// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorEn } from '../../../i18n/messages/editor.en.ts';
import { Doubts } from './Doubts.tsx';

const highlights = new Map<string, Set<Range>>();
vi.stubGlobal('CSS', { highlights });
vi.stubGlobal('Highlight', Set);
afterEach(cleanup);

const markedText = () =>
  [...(highlights.get('doubtful-word') ?? [])].map((range) =>
    range.startContainer.isConnected ? range.toString() : 'nothing',
  );

test('words stay marked when their readings replace the text', async () => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'editor', editorEn);
  const sheet = document.createElement('div');
  sheet.innerHTML = '<div data-paragraph="0"><div data-under>Оёчиа кье</div></div>';
  document.body.append(sheet);
  render(
    <LocaleIntl locale="en">
      <Doubts
        doubts={new Set(['кье'])}
        texts={['Оёчиа кье']}
        sheet={{ current: sheet }}
        dispatch={vi.fn()}
      />
    </LocaleIntl>,
  );
  expect(markedText()).toEqual(['кье']);
  const under = sheet.querySelector('[data-under]');
  if (under) under.innerHTML = '<u>Оёчиа</u> <u>кье</u>';
  await vi.waitFor(() => expect(markedText()).toEqual(['кье']));
});
