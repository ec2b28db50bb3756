import type { DayFigures } from '@duu/contract/calls/admin-stats';
import { addDays, dayOf, startOfDay } from '@duu/contract/day';
import { noFirstSound } from '@duu/contract/documents/operations';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../functions/src/deps.ts';
import { failConversion } from '../../functions/src/services/conversions/end-conversion.ts';
import { countDay } from '../../functions/src/services/figures/count-day.ts';
import { figuresOf } from '../../functions/src/services/figures/figures-of.ts';
import { dailyFigures } from '../../functions/src/services/jobs/daily-figures.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { aRequest, convert, ended } from '../support/audios.ts';
import { putAudio } from '../support/library.ts';
import { baseUrl } from '../support/suite.ts';
import { newAdminWithAccount, newUserWithAccount, type TestUser } from '../support/users.ts';

const { documents } = suiteDeps();

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdminWithAccount();
});
beforeEach(async () => {
  const kept = await documents.allStats().get();
  await Promise.all(kept.docs.map((doc) => doc.ref.delete()));
});

const today = () => dayOf(new Date());

async function figures(day = today()): Promise<DayFigures> {
  const { days } = await ask('adminGetStats', admin, { query: { from: day, to: day } });
  expect(days).toHaveLength(1);
  return days[0] ?? raise();
}

/** The services with another clock. */
const at = (time: Date): Deps => ({ ...suiteDeps(), now: () => time });

describe('daily figures', () => {
  test('the daily job counts conversions with their characters (free ones as well), failures and new users', async () => {
    const before = await figures();
    const user = await newUserWithAccount();
    const { id: audioId, characters } = await convert(user);
    const input = { ...aRequest, background: 'rain' as const };
    const { streamUrl } = await ask('resynthesize', user, { params: { audioId }, input });
    await (await fetch(new URL(streamUrl, baseUrl()))).arrayBuffer();
    await ended(user, audioId);
    const stuck = await putAudio(user, { state: 'creating', storagePath: null });
    await documents.user(user.uid).update({ 'counters.making': 1 });
    await failConversion(suiteDeps(), user.uid, stuck, 'tts_request_failed');
    expect(await figures()).toEqual({
      ...before,
      conversions: before.conversions + 2,
      characters: before.characters + 2 * characters,
      failures: before.failures + 1,
      newUsers: before.newUsers + 1,
      firstSound: expect.objectContaining({ count: before.firstSound.count + 2 }),
    });
  });

  test('the daily job stores how long the first sound took, and keeps it when conversions are deleted', async () => {
    const day = '2024-06-10';
    const noon = new Date(startOfDay(day).getTime() + 12 * 3_600_000);
    const one = { outcome: 'done', characters: 1, at: noon, expiresAt: noon } as const;
    const conversions = await Promise.all(
      [900, 300, null, 600].map((firstSoundMs) =>
        documents
          .endedConversions()
          .add({ ...one, speakerId: null, error: null, fallback: null, firstSoundMs }),
      ),
    );
    const later = new Date(noon.getTime() + 3_600_000);
    const firstSound = async () => (await figuresOf(at(later), day, day))[0]?.firstSound;
    expect(await firstSound()).toEqual({ count: 3, p50Ms: 600, p95Ms: 900 });
    // As stored before times were counted.
    const { firstSound: _, ...older } = await countDay(at(noon), day);
    await documents.stats(day).withConverter(null).set(older);
    await dailyFigures(at(later));
    await Promise.all(conversions.map((conversion) => conversion.delete()));
    expect(await firstSound()).toEqual({ count: 3, p50Ms: 600, p95Ms: 900 });
  });

  test('the daily job keeps counts of deleted audios and accounts', async () => {
    const user = await newUserWithAccount();
    const { id: audioId } = await convert(user);
    await dailyFigures(suiteDeps());
    const before = await figures();
    await ask('deleteAudio', user, { params: { audioId } });
    await ask('deleteMe', user);
    await dailyFigures(suiteDeps());
    expect(await figures()).toEqual(before);
  });

  test('the daily job counts money on the day of the payment or refund', async () => {
    const day = '2024-05-10';
    const noon = new Date(startOfDay(day).getTime() + 12 * 3_600_000);
    const nextDay = new Date(noon.getTime() + 24 * 3_600_000);
    const note = (amount: number, currency: 'MNT' | 'USD', when: Date) =>
      documents.revenue().add({ amount, currency, orderId: 'test', at: when });
    const notes = await Promise.all([
      note(100, 'MNT', noon),
      note(7, 'USD', noon),
      note(30, 'MNT', startOfDay(day)),
      note(-30, 'MNT', nextDay),
      note(2000, 'MNT', nextDay),
    ]);
    // The previous day is complete, so the job continues with this one.
    const known = { conversions: 0, characters: 0, failures: 0, newUsers: 0 };
    await documents.stats(addDays(day, -1)).set({
      ...known,
      revenue: { MNT: 0, USD: 0 },
      firstSound: noFirstSound,
      countedAt: startOfDay(day),
    });
    await dailyFigures(at(nextDay));
    const [first, second] = await figuresOf(at(nextDay), day, addDays(day, 1));
    expect([first?.revenue, second?.revenue]).toEqual([
      { MNT: 130, USD: 7 },
      { MNT: 1970, USD: 0 },
    ]);
    await Promise.all(notes.map((one) => one.delete()));
  });
});

describe('daily job', () => {
  test('the daily job is idempotent, also when called by an admin', async () => {
    await dailyFigures(suiteDeps());
    const kept = async () => {
      const { countedAt, ...rest } = (await documents.stats(today()).get()).data() ?? raise();
      return { rest, countedAt: countedAt.getTime() };
    };
    const before = await kept();
    const { result } = await ask('adminRunJob', admin, { params: { name: 'dailyFigures' } });
    expect(result.days).toBeGreaterThanOrEqual(1);
    const after = await kept();
    expect(after.rest).toEqual(before.rest);
    expect(after.countedAt).toBeGreaterThan(before.countedAt);
  });

  test('the daily job continues day by day after an interruption, and never lowers a figure', async () => {
    const first = '2023-03-01';
    const known = { conversions: 9, characters: 90, failures: 2, newUsers: 3 };
    await documents.stats(first).set({
      ...known,
      revenue: { MNT: 5, USD: 0 },
      firstSound: { count: 4, p50Ms: 500, p95Ms: 900 },
      countedAt: new Date(startOfDay(first).getTime() + 3_600_000),
    });
    const later = new Date(startOfDay('2023-03-04').getTime() + 7_200_000);
    expect(await dailyFigures(at(later))).toEqual({ days: 4 });
    const all = await documents.allStats().get();
    expect(all.docs.map((doc) => doc.id)).toEqual([
      '2023-03-01',
      '2023-03-02',
      '2023-03-03',
      '2023-03-04',
    ]);
    expect(all.docs[0]?.data()).toMatchObject({
      ...known,
      revenue: { MNT: 0, USD: 0 },
      firstSound: { count: 4, p50Ms: 500, p95Ms: 900 },
    });
    expect(all.docs[1]?.data()).toMatchObject({ conversions: 0, characters: 0, newUsers: 0 });
    expect(await dailyFigures(at(later))).toEqual({ days: 1 });
  });

  test('the daily job counts the previous day again only in the first hour of a day', async () => {
    const midnight = startOfDay('2023-04-02').getTime();
    await dailyFigures(at(new Date(midnight + 60_000)));
    expect(await dailyFigures(at(new Date(midnight + 120_000)))).toEqual({ days: 2 });
    expect(await dailyFigures(at(new Date(midnight + 3_700_000)))).toEqual({ days: 1 });
  });

  test('the daily job starts on the day of the first user, at most a year back', async () => {
    const oldest = await documents.users().orderBy('createdAt').limit(1).get();
    const joined = dayOf(oldest.docs[0]?.data().createdAt ?? raise());
    await dailyFigures(suiteDeps());
    const all = await documents.allStats().get();
    const unsure = dayOf(new Date(Date.now() - 3_600_000));
    const expected = [addDays(today(), -365), joined < unsure ? joined : unsure].sort().at(-1);
    expect(all.docs[0]?.id).toBe(expected);
    expect(all.docs.at(-1)?.id).toBe(today());
  });
});

describe('call for figures', () => {
  test('the call for figures returns every day, with zeros if nothing is known', async () => {
    const query = { from: '2022-12-30', to: '2023-01-02' };
    await documents.stats('2022-12-31').set({
      conversions: 4,
      characters: 400,
      failures: 1,
      newUsers: 2,
      revenue: { MNT: 990_000, USD: 0 },
      firstSound: noFirstSound,
      countedAt: new Date(),
    });
    const { days } = await ask('adminGetStats', admin, { query });
    expect(days.map(({ date, conversions }) => [date, conversions])).toEqual([
      ['2022-12-30', 0],
      ['2022-12-31', 4],
      ['2023-01-01', 0],
      ['2023-01-02', 0],
    ]);
    expect(days[1]?.revenue).toEqual({ MNT: 990_000, USD: 0 });
    expect(days[2]?.revenue).toEqual({ MNT: 0, USD: 0 });
  });

  test('the call for figures includes yesterday until the job has completed it', async () => {
    const yesterday = addDays(today(), -1);
    const figuresThen = { conversions: 1, characters: 10, failures: 0, newUsers: 0 };
    await documents.stats(yesterday).set({
      ...figuresThen,
      revenue: { MNT: 0, USD: 0 },
      firstSound: noFirstSound,
      countedAt: new Date(startOfDay(yesterday).getTime() + 3_600_000),
    });
    const note = documents.endedConversions().doc('late');
    const late = new Date(startOfDay(today()).getTime() - 1000);
    await note.set({
      outcome: 'done',
      characters: 77,
      speakerId: null,
      error: null,
      firstSoundMs: null,
      fallback: null,
      at: late,
      expiresAt: new Date(),
    });
    expect((await figures(yesterday)).characters).toBeGreaterThanOrEqual(77);
    await note.delete();
  });

  test.each([
    ['backwards', { from: '2026-02-02', to: '2026-02-01' }],
    ['more than a year', { from: '2025-01-01', to: '2026-01-02' }],
    ['no day', { from: '2026-02-30', to: '2026-03-01' }],
    ['half a span', { from: '2026-02-01' }],
  ])('a request for %s is refused', async (_, query) => {
    expect(await refusal('adminGetStats', admin, { query })).toBe('400 request.invalid');
  });

  test('the jobs are listed, with their last run', async () => {
    await ask('adminRunJob', admin, { params: { name: 'settleStale' } });
    const { jobs } = await ask('adminListJobs', admin);
    expect(jobs.map(({ name }) => name)).toContain('dailyFigures');
    expect(jobs.find(({ name }) => name === 'settleStale')?.lastRun).toMatchObject({ ok: true });
  });
});

function raise(): never {
  throw new Error('It is not there.');
}
