import { describe, expect, test } from 'vitest';
import { suiteDeps } from '../support/admin.ts';
import { ask, refusal } from '../support/api.ts';
import { audioOf } from '../support/audios.ts';
import { faultsOfUser } from '../support/invariants.ts';
import { putAudio } from '../support/library.ts';
import { newAdmin, newUser, newUserWithAccount } from '../support/users.ts';

const past = () => new Date(Date.now() - 1000);

describe('jobs', () => {
  test('purging deletes only expired audios, with their files', async () => {
    const admin = await newAdmin();
    const user = await newUserWithAccount();
    const { documents, files } = suiteDeps();
    const old = await putAudio(user, { expiresAt: past() });
    const young = await putAudio(user);
    const path = (await audioOf(user, old)).storagePath ?? '';
    await documents.cleanups().add({
      prefix: `users/${user.uid}/audios/lost.`,
      createdAt: new Date(Date.now() - 3_600_000),
    });
    await files.write(`users/${user.uid}/audios/lost.mp3`, new Uint8Array(3), 'audio/mpeg');
    const run = () => ask('adminRunJob', admin, { params: { name: 'purgeExpiredAudio' } });
    expect((await run()).result.deleted).toBeGreaterThanOrEqual(1);
    expect((await documents.audio(user.uid, old).get()).exists).toBe(false);
    expect((await documents.audio(user.uid, young).get()).exists).toBe(true);
    expect(await files.size(path)).toBeNull();
    expect(await files.size(`users/${user.uid}/audios/lost.mp3`)).toBeNull();
    expect(await faultsOfUser(user.uid)).toEqual([]);
    expect((await run()).result).toEqual({ deleted: 0, swept: 0 });
    expect((await documents.job('purgeExpiredAudio').get()).data()?.ok).toBe(true);
  });

  test('a subscription expires once, with its remaining credits', async () => {
    const admin = await newAdmin();
    const user = await newUser();
    const { subscription } = await ask('getMe', user);
    const { documents } = suiteDeps();
    await documents
      .subscription(user.uid, subscription?.id ?? '')
      .update({ endsAt: past(), usedCredits: 100 });
    const run = () => ask('adminRunJob', admin, { params: { name: 'expireSubscriptions' } });
    await run();
    await run();
    const ledger = await documents.ledger(user.uid).where('type', '==', 'expire').get();
    expect(ledger.docs.map((doc) => doc.data().characters)).toEqual([400]);
    expect((await ask('getCurrentSubscription', user)).subscription).toBeNull();
  });

  test('an abandoned conversion fails', async () => {
    const admin = await newAdmin();
    const user = await newUserWithAccount();
    const { documents } = suiteDeps();
    const stuck = await putAudio(user, {
      state: 'creating',
      storagePath: null,
      updatedAt: new Date(Date.now() - 3_600_000),
      lease: { holder: 'gone', until: new Date(Date.now() + 3_600_000) },
    });
    await documents.user(user.uid).update({ 'counters.making': 1 });
    await ask('adminRunJob', admin, { params: { name: 'settleStale' } });
    expect(await audioOf(user, stuck)).toMatchObject({
      state: 'failed',
      error: 'failed_to_synthesize_audio',
    });
    expect((await documents.user(user.uid).get()).data()?.counters.making).toBe(0);
  });
});

describe('admins', () => {
  test('admins can hide and publish a speaker', async () => {
    const admin = await newAdmin();
    const [speaker] = (await ask('adminListSpeakers', admin)).speakers;
    const params = { speakerId: speaker?.id ?? '' };
    const shown = async () =>
      (await ask('getSpeakers', null)).speakers.some(({ id }) => id === params.speakerId);
    await ask('adminUpdateSpeaker', admin, { params, input: { published: false } });
    expect(await shown()).toBe(false);
    await ask('adminUpdateSpeaker', admin, { params, input: { published: true } });
    expect(await shown()).toBe(true);
  });

  test('admins can redirect a path, but not to an unsafe target', async () => {
    const admin = await newAdmin();
    const rule = { pattern: '/old/*', target: '/app', status: 302 as const, active: true };
    const params = { ruleId: 'old' };
    const where = async () =>
      (await ask('getRouteRule', null, { query: { path: '/old/page' } })).redirect;
    await ask('adminSaveRouteRule', admin, { params, input: rule });
    expect(await where()).toEqual({ target: '/app', status: 302 });
    const unsafe = ['http://x.mn', '//x.mn', 'javascript:alert(1)'].map((target) => ({ target }));
    const neverAsked = ['/', '/terms', '/mn/old'].map((pattern) => ({ pattern }));
    for (const wrong of [...unsafe, ...neverAsked]) {
      const input = { ...rule, ...wrong };
      expect(await refusal('adminSaveRouteRule', admin, { params, input })).toBe(
        '400 request.invalid',
      );
    }
    await ask('adminDeleteRouteRule', admin, { params });
    expect(await where()).toBeNull();
  });

  test('only admins can hide speakers and redirect paths', async () => {
    const user = await newUser();
    expect(await refusal('adminListSpeakers', user)).toBe('403 auth.forbidden');
    expect(await refusal('adminListSpeakers', null)).toBe('401 auth.invalid_token');
    const job = { params: { name: 'settleStale' } };
    expect(await refusal('adminRunJob', user, job)).toBe('403 auth.forbidden');
  });
});
