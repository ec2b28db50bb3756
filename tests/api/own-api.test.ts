import { dayOf } from '@duu/contract/day';
import { expect, test } from 'vitest';
import { ask, refusal, send } from '../support/api.ts';
import { convert } from '../support/audios.ts';
import { withKey } from '../support/keys.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser } from '../support/users.ts';

test('a program converts, finds its audio with word times, downloads it, and sees its use', async () => {
  const user = await newProUser();
  const keyed = await withKey(user, ['speak', 'read', 'library']);
  const { collectionId } = await ask('createCollection', keyed, { input: { name: 'API' } });
  const made = await convert(keyed, { background: 'piano', pitch: 'low', collectionId });
  const { audios } = await ask('listAudios', keyed, { query: { state: 'done' } });
  expect(audios).toMatchObject([{ id: made.id, collectionId, speakerId: 'nomin' }]);
  const audio = await ask('getAudio', keyed, { params: { audioId: made.id } });
  expect(audio.words.length).toBeGreaterThan(3);
  expect(audio.normalized[0]?.spoken).toContain('хоёр мянга');
  const sound = await fetch(new URL(audio.streamUrl, baseUrl()));
  expect(sound.headers.get('content-type')).toBe('audio/mpeg');
  const today = dayOf(new Date());
  const { uses } = await ask('getUsage', keyed, { query: { from: today, to: today } });
  expect(uses).toMatchObject([{ keyId: keyed.keyId, calls: 1, characters: made.characters }]);
  const { subscription } = await ask('getCurrentSubscription', keyed);
  expect(subscription?.usedCredits).toBe(made.characters);
});

test('lists go on with a cursor, and show nobody else’s audios', async () => {
  const keyed = await withKey(await newProUser(), ['library']);
  expect(await ask('listAudios', keyed)).toEqual({ audios: [], nextCursor: null });
  const other = await convert(await newProUser());
  expect(await refusal('getAudio', keyed, { params: { audioId: other.id } })).toBe(
    '404 audio.not_found',
  );
  expect((await send('listAudios', keyed, { query: { cursor: 'x' } })).status).toBe(400);
});
