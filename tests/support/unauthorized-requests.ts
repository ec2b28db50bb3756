// Requests of users who may not make them: with the ids of others, without being an admin, with tokens that are not theirs.
import { type CallName, calls } from '@duu/contract/calls/calls';
import type { RequestFixtures } from './contract-requests.ts';
import { forgedTokens } from './forged-tokens.ts';
import { type PickedRequest, requestFor } from './picked-request.ts';

/** Requests of one user about what belongs to another. */
function foreign({ known }: RequestFixtures): PickedRequest[] {
  const first = (field: string) => String(known[field]?.[0] ?? 'x');
  const params = {
    audioId: first('audioId'),
    collectionId: first('collectionId'),
    orderId: first('orderId'),
    entryId: first('entryId'),
    version: '1',
  };
  const bodies: Partial<Record<CallName, object>> = {
    updateAudio: { name: 'Нэр' },
    savePosition: { positionMs: 5 },
    rateAudio: { rating: 'up' },
    updateCollection: { archived: true },
    orderCollection: { audioIds: [params.audioId], after: null },
    openCollectionFile: { format: 'mp3' },
    setCover: { image: null },
    openFile: { format: 'wav' },
    saveBookmark: { place: null, positionMs: 0, note: '' },
    createReceipt: { receiver: { type: 'citizen' } },
    diffAudio: { text: 'Сайн', audioId: params.audioId },
    resynthesize: { segments: ['Сайн'], speakerId: first('speakerId'), language: 'mn' },
    synthesize: {
      segments: ['Сайн'],
      speakerId: first('speakerId'),
      language: 'mn',
      collectionId: params.collectionId,
    },
  };
  const about = [
    'updateAudio',
    'deleteAudio',
    'retryAudio',
    'resynthesize',
    'diffAudio',
    'synthesize',
    'openFile',
    'openStream',
    'shareAudio',
    'unshareAudio',
    'savePosition',
    'rateAudio',
    'saveBookmark',
    'deleteBookmark',
    'restoreVersion',
    'updateCollection',
    'deleteCollection',
    'orderCollection',
    'openCollectionFile',
    'setCover',
    'shareCollection',
    'unshareCollection',
    'deleteRespelling',
    'getOrder',
    'checkoutOrder',
    'checkOrder',
    'cancelOrder',
    'createReceipt',
  ] as const;
  return about.map((call) => {
    const query = call === 'deleteCollection' ? '?audios=delete' : '';
    const given = { role: 'other', params, query, body: bodies[call] } as const;
    return { name: `${call} of another user`, made: requestFor(call, given), statuses: [404] };
  });
}

function byNoAdmin(): PickedRequest[] {
  const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].who === 'admin');
  return names.map((call) => ({
    name: `${call} by no admin`,
    made: requestFor(call, {}),
    statuses: [403],
  }));
}

/** Calls with every kind of token that is not theirs. */
function withTokens({ users }: RequestFixtures): PickedRequest[] {
  return Object.entries(forgedTokens(users.owner)).flatMap(([kind, authorization]) =>
    (['getMe', 'updateMe', 'adminListUsers'] as const).map((call) => ({
      name: `${call} with ${kind}`,
      made: requestFor(call, { role: 'visitor', headers: { Authorization: authorization } }),
      statuses: [401],
    })),
  );
}

export function unauthorizedRequests(fixtures: RequestFixtures): PickedRequest[] {
  return [...withTokens(fixtures), ...foreign(fixtures), ...byNoAdmin()];
}
