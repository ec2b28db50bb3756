// @vitest-environment happy-dom
import { defaultPreferences, type Preferences } from '@duu/contract/documents/user';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorPagesEn } from '../../../i18n/messages/editor-pages.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { VoiceDefaults } from './VoiceDefaults.tsx';

const known = vi.hoisted(() => ({ preferences: {}, save: (_: object) => undefined as unknown }));
vi.mock('../../../api/use-speakers.ts', () => ({
  useSpeakers: () => ({
    status: 'ready',
    data: {
      speakers: [
        ['nomin', 'mn'],
        ['bat', 'mn'],
        ['emily', 'en'],
      ].map(([id, language]) => ({ id, language, name: { en: id }, premium: false, sample: null })),
    },
  }),
}));
vi.mock('../../../me/me-context.ts', () => ({
  useMe: () => ({ status: 'ready', user: known, subscription: null }),
}));
vi.mock('../../../me/use-preferences.ts', () => ({ usePreferences: () => known }));

const voice = {
  background: null,
  backgroundVolume: 'medium',
  speed: 1.25,
  pitch: 'low',
  speakerId: 'bat',
} as const;
const saved = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  saved.mockReset();
  known.save = saved;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(preferences: Partial<Preferences>): void {
  known.preferences = { ...defaultPreferences, ...preferences };
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorPagesEn);
  render(
    <LocaleIntl locale="en">
      <VoiceDefaults />
    </LocaleIntl>,
  );
}

test('the last voice becomes the default of its language, and changes are saved together', () => {
  show({ lastVoices: { mn: voice, en: null } });
  screen.getByText('Now: bat · 1.25× · Pitch: Low · No music');
  const [own] = screen.getAllByLabelText('Always the same');
  act(() => own?.click());
  const speed = screen.getByLabelText('Speed');
  for (const value of [1.3, 1.35]) fireEvent.change(speed, { target: { value } });
  expect(saved).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(saved.mock.calls).toEqual([
    [{ defaultVoices: { mn: { ...voice, speed: 1.35 }, en: null } }],
  ]);
});

test('a change that has not been sent yet is sent when the page is left', () => {
  show({ defaultVoices: { mn: voice, en: null } });
  fireEvent.change(screen.getByLabelText('Pitch'), { target: { value: 'high' } });
  cleanup();
  expect(saved.mock.calls).toEqual([
    [{ defaultVoices: { mn: { ...voice, pitch: 'high' }, en: null } }],
  ]);
});

test('says so if a default speaker is no longer offered', () => {
  show({ defaultVoices: { mn: { ...voice, speakerId: 'gone' }, en: null } });
  screen.getByText(editorPagesEn['editor.defaults.gone.text']);
});
