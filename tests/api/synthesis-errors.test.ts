import { calls } from '@duu/contract/calls/calls';
import { limitHeader } from '@duu/contract/errors/status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../functions/src/api-error.ts';
import { retryConversion } from '../../functions/src/services/conversions/retry-conversion.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { startReconversion } from '../../functions/src/services/conversions/start-reconversion.ts';
import { suiteDeps } from '../support/admin.ts';
import { ask, onceKey, refusal, send } from '../support/api.ts';
import { aRequest } from '../support/audios.ts';
import { newUser, type TestUser } from '../support/users.ts';

let user: TestUser;
/** The catalogue has none of its own. */
const premium = () => suiteDeps().documents.speaker('premium');
beforeAll(async () => {
  user = await newUser();
  const tulga = (await suiteDeps().documents.speaker('tulga').get()).data();
  if (tulga) await premium().set({ ...tulga, premium: true });
});
afterAll(() => premium().delete());

const { segments: _text, ...withoutText } = aRequest;
const { speakerId: _speaker, ...withoutSpeaker } = aRequest;

describe('refused conversions', () => {
  test.each([
    ['no text', { ...aRequest, segments: [] }, '400 segment_empty'],
    ['blank text', { ...aRequest, segments: [' \n', ''] }, '400 segment_empty'],
    ['missing text', withoutText, '400 segment_empty'],
    ['text of another type', { ...aRequest, segments: 'Сайн' }, '400 segment_invalid'],
    ['control characters', { ...aRequest, segments: ['a\u0000b'] }, '400 segment_invalid'],
    ['nothing to say', { ...aRequest, segments: ['?! …'] }, '400 segment_invalid'],
    ['nothing that is read', { ...aRequest, segments: ['漢字 語'] }, '400 segment_invalid'],
    ['no speaker', withoutSpeaker, '400 select_speaker'],
    ['an empty speaker', { ...aRequest, speakerId: '' }, '400 select_speaker'],
    ['an unknown speaker', { ...aRequest, speakerId: 'nobody' }, '404 speaker_not_found'],
    ['another language', { ...aRequest, language: 'de' }, '400 unsupported_language'],
    ['the other language', { ...aRequest, language: 'en' }, '400 unsupported_language'],
    ['another background', { ...aRequest, background: 'techno' }, '400 invalid_background'],
    ['another volume', { ...aRequest, backgroundVolume: 11 }, '400 invalid_background'],
    ['speed too high', { ...aRequest, speed: 2.1 }, '400 invalid_speed'],
    ['speed as text', { ...aRequest, speed: '1' }, '400 invalid_speed'],
    ['another pitch', { ...aRequest, pitch: 'squeaky' }, '400 invalid_pitch'],
    ['an unknown collection', { ...aRequest, collectionId: 'none' }, '404 collection.not_found'],
    ['a premium speaker', { ...aRequest, speakerId: 'premium' }, '403 speaker_premium'],
    ['a body of another shape', ['text'], '400 request.invalid'],
  ])('refuses a conversion with %s', async (_, input, expected) => {
    expect(await refusal('synthesize', user, { input })).toBe(expected);
  });

  test('the error for a long text has the plan’s limit', async () => {
    const body = { ...aRequest, segments: ['а'.repeat(501)] };
    const answer = await send('synthesize', user, { body });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'max_characters_per_conversion_exceeded',
    ]);
    expect(answer.headers.get(limitHeader)).toBe('500');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test('refuses a conversion with a body beyond 64 kB', async () => {
    const body = { ...aRequest, segments: ['а'.repeat(40_000)] };
    expect((await send('synthesize', user, { body })).status).toBe(413);
  });

  test('refuses a conversion with an unpublished speaker', async () => {
    const { documents } = suiteDeps();
    const nomin = (await documents.speaker('nomin').get()).data();
    if (!nomin) throw new Error('The speakers are not seeded.');
    await documents.speaker('resting').set({ ...nomin, published: false });
    const input = { ...aRequest, speakerId: 'resting' };
    expect(await refusal('synthesize', user, { input })).toBe('409 speaker_not_published');
    await documents.speaker('resting').delete();
  });

  test('refused conversions hold and count nothing', async () => {
    const { user: account, subscription } = await ask('getMe', user);
    expect(subscription).toMatchObject({ heldCredits: 0, usedCredits: 0 });
    expect(account.counters).toMatchObject({ audios: 0, making: 0 });
  });
});

describe('without a usable subscription', () => {
  const changed = async (change: object) => {
    const one = await newUser();
    const { subscription } = await ask('getMe', one);
    const { documents } = suiteDeps();
    const id = subscription?.id ?? '';
    if (Object.keys(change).length > 0) await documents.subscription(one.uid, id).update(change);
    return { one, id, documents };
  };

  test('refuses a conversion with a subscription whose time is over', async () => {
    const { one } = await changed({ endsAt: new Date(Date.now() - 1000) });
    expect(await refusal('synthesize', one, { input: aRequest })).toBe('403 subscription.expired');
  });

  test('refuses a conversion with a subscription that was marked as expired', async () => {
    const { one } = await changed({ state: 'expired' });
    expect(await refusal('synthesize', one, { input: aRequest })).toBe('403 subscription.expired');
    expect(await ask('getCurrentSubscription', one)).toEqual({ subscription: null });
  });

  test('refuses a conversion without a subscription', async () => {
    const { one, id, documents } = await changed({});
    await documents.subscription(one.uid, id).delete();
    expect(await refusal('synthesize', one, { input: aRequest })).toBe(
      '403 no_active_subscription',
    );
  });

  test('refuses a conversion with two subscriptions', async () => {
    const { one, id, documents } = await changed({});
    const first = (await documents.subscription(one.uid, id).get()).data();
    if (first) await documents.subscription(one.uid, 'second').set(first);
    const input = aRequest;
    const key = '409 multiple_active_subscriptions';
    expect(await refusal('synthesize', one, { input })).toBe(key);
    expect(await refusal('getCurrentSubscription', one)).toBe(key);
    // Other calls still work.
    expect((await ask('getMe', one)).subscription).not.toBeNull();
  });

  test('refuses a conversion with a subscription that is nearly used up', async () => {
    const { one } = await changed({ usedCredits: 499 });
    expect(await refusal('synthesize', one, { input: aRequest })).toBe(
      '403 max_characters_exceeded',
    );
  });
});

test('an ended subscription that the user document names is not spent from', async () => {
  const { documents } = suiteDeps();
  const one = await newUser();
  const id = (await ask('getMe', one)).subscription?.id ?? '';
  const trial = (await documents.subscription(one.uid, id).get()).data();
  if (!trial) throw new Error('The user has no trial.');
  await documents.subscription(one.uid, 'old').set({ ...trial, state: 'expired' });
  await documents.user(one.uid).update({ activeSubscriptionId: 'old' });
  await ask('synthesize', one, { input: aRequest });
  const old = (await documents.subscription(one.uid, 'old').get()).data();
  expect(old).toMatchObject({ heldCredits: 0, usedCredits: 0 });
  expect((await documents.user(one.uid).get()).data()?.activeSubscriptionId).toBe(id);
});

describe('a text is not read', () => {
  /** The suite's services, with a normalizer that notes that it was asked. */
  function watched() {
    const read: string[] = [];
    const run = async (uid: string) => {
      read.push(uid);
      throw new Error('A text was read.');
    };
    const deps = { ...suiteDeps(), normalizer: async () => ({ run, openReader: () => run }) };
    return { deps, read };
  }
  const request = calls.synthesize.input.parse(aRequest);
  const keyOf = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: unknown) => (error instanceof ApiError ? error.key : String(error)),
    );

  test.each([
    ['an unknown speaker', { speakerId: 'nobody' }, {}, 'speaker_not_found'],
    ['the other language', { language: 'en' }, {}, 'unsupported_language'],
    ['a premium speaker', { speakerId: 'premium' }, {}, 'speaker_premium'],
    ['an unknown collection', { collectionId: 'none' }, {}, 'collection.not_found'],
    [
      'more characters than the plan converts',
      { segments: ['а'.repeat(501)] },
      {},
      'max_characters_per_conversion_exceeded',
    ],
    ['too few credits', {}, { usedCredits: 499 }, 'max_characters_exceeded'],
    ['an ended subscription', {}, { endsAt: new Date(0) }, 'subscription.expired'],
    ['too many conversions', {}, { making: 3 }, 'too_many_conversions'],
  ])('for %s', async (_, asked, state, key) => {
    const { making, ...subscribed } = { making: 0, ...state };
    const one = await newUser();
    const { subscription } = await ask('getMe', one);
    const { deps, read } = watched();
    const of = deps.documents.subscription(one.uid, subscription?.id ?? '');
    if (Object.keys(subscribed).length > 0) await of.update(subscribed);
    if (making) await deps.documents.user(one.uid).update({ 'counters.making': making });
    const input = calls.synthesize.input.parse({ ...request, ...asked });
    expect(await keyOf(startConversion(deps, one.uid, input, null))).toBe(key);
    expect(read).toEqual([]);
  });

  test('for a repeated request', async () => {
    const one = await newUser();
    const { audioId } = await ask('synthesize', one, { input: aRequest, headers: onceKey('once') });
    const { deps, read } = watched();
    expect((await startConversion(deps, one.uid, request, 'once')).audioId).toBe(audioId);
    expect(read).toEqual([]);
  });

  test('for a reconversion or a retry that is not possible', async () => {
    const one = await newUser();
    await ask('getMe', one);
    const { deps, read } = watched();
    expect(await keyOf(startReconversion(deps, one.uid, 'none', request, null))).toBe(
      'audio.not_found',
    );
    expect(await keyOf(retryConversion(deps, one.uid, 'none'))).toBe('audio.not_found');
    expect(read).toEqual([]);
  });
});
