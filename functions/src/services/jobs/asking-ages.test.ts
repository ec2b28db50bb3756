import { expect, test } from 'vitest';
import { dueSpans, isDue } from './asking-ages.ts';

const minuteMs = 60_000;
const begunAt = new Date('2041-03-10T08:00:00Z');
const at = (minutes: number) => new Date(begunAt.getTime() + minutes * minuteMs);
const twoDaysMs = 48 * 60 * minuteMs;

/** Returns the ages in minutes at which runs every `step` minutes ask about something. */
function askedAt(step: number, until: number, isAsked: (since: Date, now: Date) => boolean) {
  const ages: number[] = [];
  for (let now = step; now <= until; now += step) {
    if (isAsked(at(now - step), at(now))) ages.push(now);
  }
  return ages;
}

const isInSpan = (since: Date, now: Date) =>
  dueSpans({ since, now }, twoDaysMs).some(({ from, to }) => begunAt >= from && begunAt <= to);

test('asks at 10 minutes, and each time the age has doubled', () => {
  const doubled = [10, 20, 40, 80, 160, 320, 640, 1280, 2560];
  expect(askedAt(10, 2880, isInSpan)).toEqual(doubled);
  expect(askedAt(10, 5000, (since, now) => isDue(begunAt, { since, now }))).toEqual(doubled);
});

test('asks at most the gap apart', () => {
  const isAsked = (since: Date, now: Date) => isDue(begunAt, { since, now }, 60 * minuteMs);
  expect(askedAt(10, 240, isAsked)).toEqual([10, 20, 40, 80, 140, 200]);
});

test('asks after an outage about what came of age in it, however long it took', () => {
  const days = 24 * 60;
  expect(isInSpan(at(5), at(200 * days))).toBe(true);
  expect(isInSpan(at(2561), at(200 * days))).toBe(false);
});

test('asks again about what fails for two days, and not about ever more', () => {
  const days = 24 * 60;
  const isAsked = (age: number) =>
    dueSpans({ since: at(5), reached: at(age - 10), now: at(age) }, twoDaysMs).some(
      ({ from, to }) => begunAt >= from && begunAt <= to,
    );
  expect(isAsked(2 * days)).toBe(true);
  expect(isAsked(2 * days + 20)).toBe(false);
});

test('asks about everything without an earlier run, and about what runs missed', () => {
  const now = at(2000);
  expect(dueSpans({ since: null, now }, twoDaysMs)).toEqual([{ from: at(-880), to: at(1990) }]);
  const from = new Date(at(500 - 2560).getTime() + 1);
  expect(dueSpans({ since: at(500), now }, twoDaysMs)).toEqual([{ from, to: at(1990) }]);
  expect(isDue(begunAt, { since: at(650), now })).toBe(true);
  expect(isDue(begunAt, { since: at(1300), now })).toBe(false);
});
