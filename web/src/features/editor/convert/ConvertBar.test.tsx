// @vitest-environment happy-dom

import { initialPlans } from '@duu/contract/initial-plans';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { loadOverlays } from '../../../components/use-overlays.ts';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorEn } from '../../../i18n/messages/editor.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { ConvertBar } from './ConvertBar.tsx';

type Props = ComponentProps<typeof ConvertBar>;

const cost = {
  characters: 9,
  ofSegments: [9],
  spoken: ['Сайн уу?'],
  perConversion: 500,
  available: 500,
  problem: null,
  limit: 500,
} as const;

beforeAll(() => loadOverlays());
beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorEn);
});
afterEach(cleanup);

function draw(change: Partial<Props>): void {
  const props: Props = {
    cost,
    audio: null,
    reconversion: null,
    askAgain: null,
    hasSpeaker: true,
    busy: false,
    error: null,
    offer: null,
    plan: null,
    onConvert: () => undefined,
    onParts: () => undefined,
    ...change,
  };
  const element = (
    <LocaleIntl locale="en">
      <ConvertBar {...props} />
    </LocaleIntl>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

function show(change: Partial<Props>): { status: string; upgrade: string | null } {
  draw(change);
  return {
    status: screen.getByRole('status').textContent?.trim() ?? '',
    upgrade: screen.queryByRole('link')?.getAttribute('href') ?? null,
  };
}

const refused = (key: 'speaker_not_published' | 'subscription.expired') => ({
  error: new ApiError(key, 403, null),
});

test.each<[what: string, change: Partial<Props>, status: string, upgrade: boolean]>([
  ['no speaker', { hasSpeaker: false }, insideEn['errors.select_speaker'], false],
  [
    'a text that nothing can be read of',
    { cost: { ...cost, problem: 'segment_invalid' } },
    editorEn['editor.unspeakable'],
    false,
  ],
  [
    'another speed alone',
    { reconversion: { kind: 'voice', attemptsLeft: 2 } },
    'Changing only the speed or pitch counts as a new conversion.',
    false,
  ],
  [
    'a text over the plan’s limit',
    { cost: { ...cost, problem: 'max_characters_per_conversion_exceeded' } },
    'Your plan converts up to 500 characters at once.',
    false,
  ],
  [
    'a plan that has ended',
    { cost: { ...cost, problem: 'noActiveSubscription' } },
    insideEn['errors.noActiveSubscription'],
    true,
  ],
  [
    'an expired subscription',
    refused('subscription.expired'),
    insideEn['errors.subscription.expired'],
    true,
  ],
  [
    'another refusal',
    refused('speaker_not_published'),
    insideEn['errors.speaker_not_published'],
    false,
  ],
])('tells of %s', (_, change, status, upgrade) => {
  const shown = show(change);
  expect(shown.status).toContain(status);
  expect(shown.upgrade?.endsWith('/app/account/billing#basic') ?? false).toBe(upgrade);
});

test('a text over the plan’s limit names the plan that takes it, and what its parts take', () => {
  const onConvert = vi.fn();
  const part = { title: null, segments: ['a'], characters: 745, seconds: 60 };
  const { status, upgrade } = show({
    cost: { ...cost, problem: 'max_characters_per_conversion_exceeded' },
    plan: initialPlans['3'],
    offer: { parts: [part, part], characters: 1490, affordable: 2, isChoice: false },
    onConvert,
  });
  expect(upgrade).toMatch(/\/app\/account\/billing#pro$/);
  expect(status).toContain('Pro allows up to 4,096 characters per conversion');
  expect(status).toContain('Converting in 2 parts uses 1,490 characters from your plan.');
  fireEvent.click(screen.getByRole('button', { name: 'Convert in 2 parts' }));
  expect(onConvert).toHaveBeenCalledOnce();
});

test('parts that cost more than what is left say so', () => {
  const part = { title: null, segments: ['a'], characters: 745, seconds: 60 };
  const { status } = show({
    cost: { ...cost, problem: 'max_characters_per_conversion_exceeded' },
    offer: { parts: [part, part], characters: 1490, affordable: 0, isChoice: false },
  });
  expect(status).toContain('you don’t have enough for the first part');
  expect(screen.getByRole('button', { name: editorEn['editor.convert'] })).toBeTruthy();
});

test('a text with chapters that fits is one audio, or one for each chapter', async () => {
  const [onConvert, onParts] = [vi.fn(), vi.fn()];
  const part = { title: 'Эхлэл', segments: ['a'], characters: 4, seconds: 1 };
  draw({
    offer: { parts: [part, part], characters: 8, affordable: 2, isChoice: true },
    onConvert,
    onParts,
  });
  fireEvent.click(screen.getByRole('button', { name: editorEn['editor.convert'] }));
  expect([onConvert, onParts].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: editorEn['editor.convert.other'] }));
  fireEvent.click(await screen.findByText('Chapter by chapter (2 audios)'));
  expect([onConvert, onParts].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a book can begin with the characters for some of its parts', () => {
  const onConvert = vi.fn();
  const part = { title: null, segments: ['a'], characters: 745, seconds: 60 };
  const { status } = show({
    cost: { ...cost, problem: 'max_characters_per_conversion_exceeded' },
    offer: { parts: [part, part], characters: 1490, affordable: 1, isChoice: false },
    onConvert,
  });
  expect(status).toContain('enough for 1 of them');
  fireEvent.click(screen.getByRole('button', { name: 'Convert in 2 parts' }));
  expect(onConvert).toHaveBeenCalledOnce();
});

test('a server error takes precedence over the page’s own check', () => {
  const { status } = show({
    ...refused('speaker_not_published'),
    cost: { ...cost, problem: 'max_characters_exceeded' },
  });
  expect(status).toContain(insideEn['errors.speaker_not_published']);
});

test('checks again whether it is free if that is unknown', () => {
  const askAgain = vi.fn();
  show({ reconversion: { kind: 'asking', attemptsLeft: 3 }, askAgain });
  fireEvent.click(screen.getByRole('button', { name: commonEn['shell.retry'] }));
  expect(askAgain).toHaveBeenCalledOnce();
});

test('converts as new without an audio, and for free where it is free', () => {
  const onConvert = vi.fn();
  show({ onConvert });
  fireEvent.click(screen.getByRole('button', { name: editorEn['editor.convert'] }));
  expect(onConvert).toHaveBeenLastCalledWith('new');
  cleanup();
  show({ onConvert, reconversion: { kind: 'free', attemptsLeft: 3 } });
  fireEvent.click(screen.getByRole('button', { name: editorEn['editor.convert'] }));
  expect(onConvert).toHaveBeenLastCalledWith('free');
});

test('a conversion that costs something is offered without an error', () => {
  const audio = { state: 'done' } as Props['audio'];
  const far = { problem: 'text_diff_too_high', attemptsLeft: 3, share: 0.101 } as const;
  const changed = show({ audio, reconversion: { kind: 'changed', characters: 7, ...far } }).status;
  expect(changed).toContain('11% of the text has changed. Up to 10% is free.');
  expect(changed).toContain('Only what changed is spoken again, for 7 characters.');
  expect(changed).not.toContain(insideEn['errors.text_diff_too_high']);
  cleanup();
  const whole = show({ audio, reconversion: { kind: 'no', ...far } }).status;
  expect(whole).not.toContain(insideEn['errors.text_diff_too_high']);
  cleanup();
  const voice = { ...far, problem: 'speaker_not_same', share: null } as const;
  expect(show({ audio, reconversion: { kind: 'no', ...voice } }).status).toContain(
    editorEn['editor.paid.speaker'],
  );
});

test('missing credits only prevent paid conversions', () => {
  const short = { ...cost, available: 5, problem: 'max_characters_exceeded' } as const;
  const attemptsLeft = 3;
  expect(show({ cost: short }).status).toContain(insideEn['errors.max_characters_exceeded']);
  cleanup();
  const free = show({ cost: short, reconversion: { kind: 'free', attemptsLeft } });
  expect(free.status).not.toContain(insideEn['errors.max_characters_exceeded']);
  expect(free.upgrade).toBeNull();
  expect(screen.getByTestId('counter').dataset.over).toBeUndefined();
  cleanup();
  const reconversion = { kind: 'no', problem: 'background_same', attemptsLeft, share: 0 } as const;
  const audio = { state: 'done' } as Props['audio'];
  const made = show({ audio, cost: short, reconversion });
  expect(made.status).not.toContain(insideEn['errors.max_characters_exceeded']);
  const voice = { kind: 'voice', attemptsLeft } as const;
  cleanup();
  const another = show({ audio, cost: short, reconversion: voice });
  expect(another.status).toContain(insideEn['errors.max_characters_exceeded']);
  cleanup();
  draw({ slim: true, audio: { state: 'done' } as Props['audio'], cost: short, reconversion });
  expect(screen.queryByRole('status')).toBeNull();
});

test('what has changed is charged alone, also with fewer credits than the whole text costs', () => {
  const onConvert = vi.fn();
  const short = { ...cost, available: 5, problem: 'max_characters_exceeded' } as const;
  const changed = (characters: number) =>
    ({
      kind: 'changed',
      problem: 'segment_not_same',
      attemptsLeft: 3,
      share: null,
      characters,
    }) as const;
  const audio = { state: 'done' } as Props['audio'];
  const { status } = show({ audio, cost: short, reconversion: changed(4), onConvert });
  expect(status).toBe(
    `${editorEn['editor.paid.paragraphs']} Only what changed is spoken again, for 4 characters.`,
  );
  fireEvent.click(screen.getByRole('button', { name: editorEn['editor.convert.changed'] }));
  expect(onConvert).toHaveBeenLastCalledWith('changed');
  fireEvent.click(screen.getByRole('button', { name: editorEn['editor.convert.other'] }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Convert as a new audio (9 characters)' }));
  expect(onConvert).toHaveBeenLastCalledWith('new');
  cleanup();
  const tooMuch = show({ audio, cost: short, reconversion: changed(6) });
  expect(tooMuch.status).toContain(insideEn['errors.max_characters_exceeded']);
  cleanup();
  draw({ slim: true, audio, reconversion: changed(4) });
  expect(screen.getByRole('button').textContent).toBe('Convert (4)');
});

test('the slim bar shows the button only if there is something new to convert', () => {
  const attemptsLeft = 3;
  const audio = { state: 'done' } as Props['audio'];
  const unchanged = { kind: 'no', problem: 'background_same', attemptsLeft, share: 0 } as const;
  draw({ slim: true, audio, reconversion: unchanged });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  draw({ slim: true, audio, reconversion: { kind: 'free', attemptsLeft } });
  expect(screen.getByRole('button').textContent).toBe(editorEn['editor.convert.slimFree']);
  cleanup();
  draw({ slim: true, audio, reconversion: { ...unchanged, problem: 'segment_not_same' } });
  expect(screen.getByRole('button').textContent).toBe('Convert (9)');
  expect(screen.getByRole('status').textContent).toContain(editorEn['editor.paid.paragraphs']);
});
