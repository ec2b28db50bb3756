import { expect, test } from 'vitest';
import { send } from '../support/api.ts';
import { markedDay } from '../support/marked-day.ts';
import { placesThatName } from '../support/traces.ts';

/** What keeps the id of a deleted account, as the privacy policy says, or for days; never their name or address. */
const keepsUid = (place: string, uid: string) =>
  place.startsWith('audit/') || place === `deletions/${uid}`;

/** E-mails of a local machine, where none are sent. */
const isLocal = (place: string) => place.startsWith('localMails/');

test('deleting an account leaves nothing that names the user, in any document, file or sign-in', async () => {
  const { mark, user, shareId } = await markedDay();
  const { uid } = user;
  const before = await placesThatName([mark, uid]);
  // The scan sees what is to be deleted.
  for (const kind of [
    `users/${uid}`,
    `users/${uid}/audios/`,
    `users/${uid}/bookmarks/`,
    `users/${uid}/dictionary/`,
    `users/${uid}/orders/`,
    `users/${uid}/ledger/`,
    `users/${uid}/mails/`,
    `users/${uid}/paymentCustomers/`,
    `users/${uid}/search/`,
    `shares/${shareId}`,
    `shares/${shareId}/private/`,
    'playlists/',
    'orderPlaces/',
    'audit/',
    `file users/${uid}/audios/`,
    `file users/${uid}/photo/`,
    `sign-in ${uid}`,
  ]) {
    expect(
      before.filter((place) => place.startsWith(kind)),
      kind,
    ).not.toEqual([]);
  }
  expect((await send('deleteMe', user)).status).toBe(200);
  const left = (await placesThatName([mark])).filter((place) => !isLocal(place));
  expect(left).toEqual([]);
  const named = await placesThatName([uid]);
  expect(named.filter((place) => !keepsUid(place, uid) && !isLocal(place))).toEqual([]);
});
