import { ask } from '../../support/api.ts';
import { aRequest, convert, ended } from '../../support/audios.ts';
import { putFigures } from '../../support/figures.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { fromSuite } from '../../support/suite.ts';
import { newSession, type Session, someone } from '../support/session.ts';
import { test as base } from '../support/test.ts';

export const audioText = 'Сайн байна уу? Өнөөдөр 2026 оны өвлийн өглөө.';
export const audioName = 'Яриа';
export const collectionName = 'Зохиол';
export const personName = 'Тест';

/** What the fixtures' person has typed. It is shown on pages of both languages. */
export const ownWords = [
  audioText,
  'Сайн байна уу?',
  collectionName,
  audioName,
  'Аудио',
  personName,
];

/** A person with a little of everything, and an admin. */
export interface Swept {
  readonly audioId: string;
  readonly collectionId: string;
  readonly shareId: string;
  /** The person's address, which the admin pages search for. */
  readonly email: string;
  readonly sessions: Record<'user' | 'admin', Session>;
}

async function prepare(): Promise<Swept> {
  const user = await newSession('user', someone('sweep'), personName);
  const admin = await newSession('admin', someone('sweep'), personName);
  const { person } = user;
  const collectionId = await newCollection(person, collectionName);
  const segments = [audioText];
  const { id: audioId } = await convert(person, { name: audioName, collectionId, segments });
  // A change of the music makes a second version for free; the first can be restored.
  const input = { ...aRequest, segments, background: 'rain' as const };
  const { streamUrl } = await ask('resynthesize', person, { params: { audioId }, input });
  await (await fetch(new URL(streamUrl, fromSuite('DUU_BASE_URL')))).arrayBuffer();
  await ended(person, audioId);
  const archived = await putAudio(person);
  await ask('updateAudio', person, { params: { audioId: archived }, input: { archived: true } });
  const { shareId } = await ask('shareAudio', person, { params: { audioId } });
  await putFigures(90);
  await ask('adminSaveRouteRule', admin.person, {
    params: { ruleId: 'sweep' },
    input: { pattern: '/sweep', target: '/app', status: 302, active: false },
  });
  const { email } = person;
  return { audioId, collectionId, shareId, email, sessions: { user, admin } };
}

/** Pages of the same two people for every test of a worker: preparing them takes seconds, and each test only looks. */
export const test = base.extend<object, { swept: Swept }>({
  swept: [async ({ browserName: _ }, use) => use(await prepare()), { scope: 'worker' }],
  session: async ({ swept, who }, use) => use(who === 'visitor' ? null : swept.sessions[who]),
});
