import { limits } from '@duu/contract/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal, send } from '../support/api.ts';
import { aRequest, audioOf, convert, ended } from '../support/audios.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { newCollection, putAudio } from '../support/library.ts';
import { newAdmin, newUserWithAccount, type TestUser } from '../support/users.ts';

const secret = 'Нууц захидал';
let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});

const list = async (query: object) => ask('adminListAudios', admin, { query });
const minutesAgo = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000) });

describe('list of audios', () => {
  test('the list of audios shows owner, state and length, but neither text nor name', async () => {
    const user = await newUserWithAccount();
    const id = await putAudio(user, { name: secret, segments: [secret] });
    const failed = await putAudio(user, {
      state: 'failed',
      error: 'tts_request_failed',
      durationMs: null,
      ...minutesAgo(1),
    });
    const answer = await send('adminListAudios', admin, { query: { owner: user.uid } });
    const text = await answer.text();
    expect(text).not.toContain('Нууц');
    expect(text).not.toContain('excerpt');
    const { audios, nextCursor } = await list({ owner: user.uid });
    expect(nextCursor).toBeNull();
    expect(audios.map((one) => one.id)).toEqual([id, failed]);
    expect(audios[0]).toMatchObject({
      uid: user.uid,
      email: user.email,
      state: 'done',
      speaker: { id: 'nomin' },
      language: 'mn',
      characters: 14,
      durationMs: 1000,
      error: null,
    });
    expect(audios[1]).toMatchObject({ state: 'failed', error: 'tts_request_failed' });
  });

  test('the list of audios filters by state, speaker and owner, by id or by e-mail address', async () => {
    const user = await newUserWithAccount();
    const other = await newUserWithAccount();
    const done = await putAudio(user);
    const failed = await putAudio(user, { state: 'failed', error: 'server_error' });
    const english = await putAudio(user, {
      language: 'en',
      speaker: {
        id: 'emily',
        name: { mn: 'Эмили', en: 'Emily' },
        language: 'en',
        gender: 'female',
      },
    });
    await putAudio(other);
    const ids = async (query: object) => (await list(query)).audios.map(({ id }) => id).sort();
    const owner = user.email;
    expect(await ids({ owner })).toEqual([done, failed, english].sort());
    expect(await ids({ owner: owner.toUpperCase() })).toEqual([done, failed, english].sort());
    expect(await ids({ owner, state: 'failed' })).toEqual([failed]);
    expect(await ids({ owner: user.uid, speakerId: 'emily' })).toEqual([english]);
    expect(await ids({ owner, speakerId: 'emily', state: 'failed' })).toEqual([]);
    const everybodys = await list({ speakerId: 'emily', state: 'done' });
    expect(everybodys.audios.map(({ id }) => id)).toContain(english);
    expect(everybodys.audios.every(({ speaker }) => speaker.id === 'emily')).toBe(true);
  });

  test('the list of audios lists every audio once, newest first, over several pages with equal times', async () => {
    const user = await newUserWithAccount();
    const at = new Date();
    const put: string[] = [];
    for (let n = 0; n < 65; n++)
      put.push(
        await putAudio(user, { createdAt: new Date(at.getTime() - Math.floor(n / 10) * 1000) }),
      );
    for (const whose of [{ owner: user.uid }, {}]) {
      const seen: { id: string; createdAt: Date; uid: string }[] = [];
      const sizes: number[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ ...whose, ...(cursor ? { cursor } : {}) });
        sizes.push(page.audios.length);
        seen.push(...page.audios);
        cursor = page.nextCursor;
      } while (cursor !== null && sizes.length < 60);
      const own = seen.filter(({ uid }) => uid === user.uid).map(({ id }) => id);
      expect(own.toSorted()).toEqual(put.toSorted());
      expect(sizes.slice(0, -1).every((size) => size === limits.pageSize)).toBe(true);
      const times = seen.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
    const exactly = await list({ owner: user.uid });
    expect(exactly.audios).toHaveLength(limits.pageSize);
  });

  test('the list of audios is empty for an unknown owner, and refuses invalid filters', async () => {
    for (const owner of ['nobody@nowhere.duu', 'nobody', 'not an address@', 'a/b'])
      expect(await list({ owner })).toEqual({ audios: [], nextCursor: null });
    for (const query of [{ state: 'lost' }, { cursor: 'x' }, { cursor: 'a.b/c.d' }, { owner: ' ' }])
      expect(await refusal('adminListAudios', admin, { query })).toBe('400 request.invalid');
  });
});

describe('complaints', () => {
  test('the audio of a complaint shows what was charged, what was refunded, and why', async () => {
    const user = await newUserWithAccount();
    const made = await convert(user, { name: secret, segments: [secret] });
    const failed = await putAudio(user, { state: 'failed', error: 'tts_request_failed' });
    const { uid } = user;
    const { documents } = suiteDeps();
    const entry = { characters: 7, subscriptionId: 'trial', audioId: failed, orderId: null };
    const [hold, release] = [{ type: 'hold' } as const, { type: 'release' } as const];
    await documents
      .ledgerEntry(uid, 'held')
      .set({ ...entry, ...hold, reason: 'conversion', at: new Date(Date.now() + 1000) });
    await documents
      .ledgerEntry(uid, 'released')
      .set({ ...entry, ...release, reason: 'tts_request_failed', at: new Date(Date.now() + 2000) });

    const { audios } = await list({ owner: uid });
    const charged = Object.fromEntries(audios.map((one) => [one.id, one.charged]));
    expect(charged).toEqual({ [made.id]: made.characters, [failed]: 0 });
    const answer = await send('adminGetAudio', admin, { params: { uid, audioId: made.id } });
    expect(await answer.text()).not.toContain('Нууц');
    const { audio } = await ask('adminGetAudio', admin, { params: { uid, audioId: made.id } });
    expect(audio).toMatchObject({ email: user.email, charged: made.characters, state: 'done' });
    const asked = { params: { uid }, query: { audioId: failed } };
    const { entries } = await ask('adminListLedger', admin, asked);
    expect(entries.map(({ id, type, reason }) => [id, type, reason])).toEqual([
      ['released', 'release', 'tts_request_failed'],
      ['held', 'hold', 'conversion'],
    ]);
  });

  test('the audio of a complaint lists every ledger entry once, including those of deleted audios', async () => {
    const user = await newUserWithAccount();
    const { uid } = user;
    const { documents } = suiteDeps();
    const entry = { type: 'hold', characters: 1, reason: 'conversion' } as const;
    const of = { subscriptionId: 'trial', audioId: 'gone', orderId: null };
    const at = new Date();
    for (let n = 0; n < 40; n++)
      await documents.ledgerEntry(uid, `e${n}`).set({ ...entry, ...of, at });
    const params = { uid };
    const first = await ask('adminListLedger', admin, { params, query: { audioId: 'gone' } });
    expect(first.entries).toHaveLength(limits.pageSize);
    const query = { audioId: 'gone', cursor: first.nextCursor ?? '' };
    const second = await ask('adminListLedger', admin, { params, query });
    expect(second.nextCursor).toBeNull();
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    const all = await ask('adminListLedger', admin, { params });
    expect(all.entries).toHaveLength(limits.pageSize);
    const gone = { params: { uid, audioId: 'gone' } };
    expect(await refusal('adminGetAudio', admin, gone)).toBe('404 audio.not_found');
  });

  test('the audio of a complaint can be read only by admins', async () => {
    const user = await newUserWithAccount();
    const params = { uid: user.uid };
    expect(await refusal('adminListLedger', user, { params })).toBe('403 auth.forbidden');
    const ofAudio = { params: { ...params, audioId: 'none' } };
    expect(await refusal('adminGetAudio', user, ofAudio)).toBe('403 auth.forbidden');
  });
});

describe('deletion', () => {
  test('deleting an audio removes documents, files and the share, and corrects the counters', async () => {
    const user = await newUserWithAccount();
    const collectionId = await newCollection(user);
    const audio = await convert(user, { collectionId });
    const params = { uid: user.uid, audioId: audio.id };
    const { shareId } = await ask('shareAudio', user, { params });
    await ask('adminDeleteAudio', admin, { params });
    const { documents, files } = suiteDeps();
    expect((await documents.audio(user.uid, audio.id).get()).exists).toBe(false);
    expect((await documents.content(user.uid, audio.id).get()).exists).toBe(false);
    expect(await files.size(audio.storagePath ?? '')).toBeNull();
    expect(await refusal('getShare', null, { params: { shareId } })).toBe('404 share.not_found');
    expect(await faultsOfUser(user.uid)).toEqual([]);
    expect(await refusal('adminDeleteAudio', admin, { params })).toBe('404 audio.not_found');
  });

  test('deleting an audio releases the hold of a running conversion', async () => {
    const user = await newUserWithAccount();
    const { audioId } = await ask('synthesize', user, { input: aRequest });
    await ask('adminDeleteAudio', admin, { params: { uid: user.uid, audioId } });
    const { subscription } = await ask('getMe', user);
    expect(subscription).toMatchObject({ usedCredits: 0, heldCredits: 0 });
  });
});

describe('retries', () => {
  async function failedOne(user: TestUser): Promise<string> {
    const { id } = await convert(user);
    // The state after a failure: nothing is charged or held.
    await suiteDeps().documents.audio(user.uid, id).update({
      state: 'failed',
      error: 'tts_request_failed',
      storagePath: null,
      durationMs: null,
    });
    return id;
  }

  test('a retry by an admin uses the owner’s characters and gives the admin no sound', async () => {
    const user = await newUserWithAccount();
    const audioId = await failedOne(user);
    const used = (await ask('getMe', user)).subscription?.usedCredits ?? 0;
    const params = { uid: user.uid, audioId };
    const answer = await send('adminRetryAudio', admin, { params });
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
    expect(await ended(user, audioId)).toMatchObject({ state: 'done', error: null });
    const audio = await audioOf(user, audioId);
    expect((await ask('getMe', user)).subscription?.usedCredits).toBe(used + audio.characters);
    expect(await refusal('adminRetryAudio', admin, { params })).toBe('409 audio.not_failed');
  });

  test('a retry by an admin is refused if the owner could not retry either', async () => {
    const user = await newUserWithAccount();
    const params = { uid: user.uid, audioId: 'none' };
    expect(await refusal('adminRetryAudio', admin, { params })).toBe('404 audio.not_found');
    const expired = await putAudio(user, { state: 'failed', expiresAt: new Date(1) });
    expect(
      await refusal('adminRetryAudio', admin, { params: { uid: user.uid, audioId: expired } }),
    ).toBe('404 audio.expired');
    const segments = ['а'.repeat(501)];
    const poor = await putAudio(user, { state: 'failed', segments });
    const asked = { params: { uid: user.uid, audioId: poor } };
    expect(await refusal('adminRetryAudio', admin, asked)).toMatch(/^40[03] max_characters/);
  });
});

test('calls about audios are refused for everyone but admins, also for the owner', async () => {
  const user = await newUserWithAccount();
  const audioId = await putAudio(user, { state: 'failed' });
  const params = { uid: user.uid, audioId };
  expect(await refusal('adminListAudios', user)).toBe('403 auth.forbidden');
  expect(await refusal('adminDeleteAudio', user, { params })).toBe('403 auth.forbidden');
  expect(await refusal('adminRetryAudio', user, { params })).toBe('403 auth.forbidden');
  expect((await audioOf(user, audioId)).state).toBe('failed');
});
