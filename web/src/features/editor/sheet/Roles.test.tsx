// @vitest-environment happy-dom

import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOverlays } from '../../../components/use-overlays.ts';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorPagesEn } from '../../../i18n/messages/editor-pages.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import type { Segment } from '../text/segment.ts';
import { rolesOf } from '../text/speaker-labels.ts';
import { speakersBeside } from './marked-speakers.ts';
import { Roles } from './Roles.tsx';
import { ReadersContext, type SheetActions, SheetContext } from './sheet-context.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

vi.mock('../../player/player-context.ts', () => ({ usePlayer: () => ({ stopPreview: () => {} }) }));

const speaker = (id: string, name: string, more: Partial<Speaker> = {}) => {
  const known = {
    id,
    name: { en: name, mn: name },
    language: 'en',
    engine: 'espeak',
    sample: null,
  };
  return { ...known, ...more } as unknown as WithId<Speaker>;
};
const emily = speaker('emily', 'Emily');
const speakers = [
  emily,
  speaker('james', 'James'),
  speaker('bat', 'Бат', { language: 'mn' }),
  speaker('kokoro', 'Heart', { engine: 'onnx' }),
  speaker('odd', 'J: [the second]'),
];

beforeAll(() => loadOverlays());
beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorPagesEn);
});
afterEach(cleanup);

let shown: readonly string[] = [];

function Page({ typed, dialogOf }: { typed: readonly string[]; dialogOf?: number }) {
  const [segments, setSegments] = useState<readonly Segment[]>(() =>
    typed.map((text, at) => ({ id: String(at), text })),
  );
  shown = segments.map(({ text }) => text);
  const readers = { speakers: speakersBeside(emily, speakers), narrator: emily };
  const actions = {
    edit: (make) => setSegments((all) => make(all).segments),
  } satisfies Partial<SheetActions>;
  const own = segments[dialogOf ?? -1];
  return (
    <LocaleIntl locale="en">
      <SheetContext value={actions as unknown as SheetActions}>
        <ReadersContext value={readers}>
          <Roles roles={rolesOf(shown)} />
          {own && <VoiceDialog segment={own} onClose={() => {}} />}
        </ReadersContext>
      </SheetContext>
    </LocaleIntl>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialogue = ['Anna: Hi.', 'Then it rained.', 'Bob (wet): Oh.', 'ANNA: Bye.'];

test('each role gets a speaker that can read there, and its lines begin with a mark', async () => {
  render(<Page typed={dialogue} />);
  expect(screen.getByText('A dialogue: Anna, Bob')).toBeTruthy();
  press('Choose speakers…');
  const anna = await screen.findByLabelText('Anna (2 lines)');
  const names = [...anna.querySelectorAll('option')].map((option) => option.textContent);
  expect(names).toEqual(['The speaker of the text', 'Emily', 'James', 'J: [the second]']);
  press('Apply');
  expect(shown).toEqual([
    '[voice James: Anna] Hi.',
    'Then it rained.',
    '[voice odd: Bob (wet)] Oh.',
    '[voice James: ANNA] Bye.',
  ]);
  expect(screen.queryByRole('button', { name: 'Choose speakers…' })).toBeNull();
});

test('names are read aloud on request, and a role can be left to the speaker of the text', async () => {
  render(<Page typed={dialogue} />);
  press('Choose speakers…');
  fireEvent.change(await screen.findByLabelText('Bob (1 line)'), { target: { value: '' } });
  fireEvent.click(screen.getByLabelText('Read the names aloud'));
  press('Apply');
  expect(shown.slice(2)).toEqual(['Bob (wet): Oh.', '[voice James] ANNA: Bye.']);
});

test('a declined offer comes back with another role', () => {
  const { rerender } = render(<Page typed={dialogue} />);
  press('Not now');
  expect(screen.queryByText(/A dialogue/)).toBeNull();
  rerender(<Page key="next" typed={[...dialogue, 'Eve: No.', 'Eve: Yes.']} />);
  screen.getByText('A dialogue: Anna, Bob, Eve');
});

test('a paragraph keeps its role when its speaker is changed', async () => {
  render(<Page typed={['[voice James: Anna] Hi.']} dialogOf={0} />);
  const field = await screen.findByLabelText<HTMLSelectElement>('Speaker');
  expect(field.value).toBe('james');
  fireEvent.change(field, { target: { value: 'emily' } });
  press('Apply');
  expect(shown).toEqual(['[voice Emily: Anna] Hi.']);
});
