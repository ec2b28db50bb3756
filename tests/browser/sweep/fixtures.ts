import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aRequest, convert, ended } from '../../support/audios.ts';
import { putFigures } from '../../support/figures.ts';
import { newCollection, putAudio } from '../../support/library.ts';
import { signInWithGoogle } from '../../support/people.ts';
import { baseUrl } from '../../support/suite.ts';
import { newPage } from '../support/browser.ts';
import { comeBack } from '../support/session.ts';
import type { Who } from './pages.ts';

/** What a person has written themselves; it stands on pages of both languages. */
export const ownWords = [
  'Сайн байна уу? Өнөөдөр 2026 оны өвлийн өглөө.',
  'Сайн байна уу?',
  'Зохиол',
  'Яриа',
  'Аудио',
  // The name at the sign-in provider, from tests/support/people.ts.
  'Тест',
];

export interface Fixtures {
  readonly audioId: string;
  readonly collectionId: string;
  readonly shareId: string;
  /** Of who is signed in, for admins to find. */
  readonly email: string;
  /** One page each, signed in; the look is changed between visits, the session stays. */
  readonly pages: Record<Who, Page>;
}

/** An account's address and its names, as the local account chooser makes them. */
function newcomer(): { email: string; subject: string } {
  const email = `sweep-${randomUUID().slice(0, 8)}@duu.test`;
  return { email, subject: `google.com:${email}` };
}

async function signedIn(email: string): Promise<Page> {
  const page = await newPage({ reducedMotion: true });
  await comeBack(page, email);
  return page;
}

/** Someone with a little of everything, and an admin. */
export async function prepare(): Promise<Fixtures> {
  const { email, subject } = newcomer();
  const user = await signInWithGoogle(email, subject);
  await ask('getMe', user);
  const collectionId = await newCollection(user, 'Зохиол');
  const { id: audioId } = await convert(user, { name: 'Яриа', collectionId });
  // Other music makes a second version, for free; the first can be brought back.
  const input = { ...aRequest, background: 'rain' as const };
  const { streamUrl } = await ask('resynthesize', user, { params: { audioId }, input });
  await (await fetch(new URL(streamUrl, baseUrl()))).arrayBuffer();
  await ended(user, audioId);
  const archived = await putAudio(user, { collectionId: null });
  await ask('updateAudio', user, { params: { audioId: archived }, input: { archived: true } });
  const { shareId } = await ask('shareAudio', user, { params: { audioId } });
  await putFigures(90);
  const admin = newcomer();
  const { uid } = await signInWithGoogle(admin.email, admin.subject);
  await getAuth(adminApp()).setCustomUserClaims(uid, { admin: true });
  await ask('adminSaveRouteRule', await signInWithGoogle(admin.email, admin.subject), {
    params: { ruleId: 'sweep' },
    input: { pattern: '/sweep', target: '/app', status: 302, active: false },
  });
  return {
    audioId,
    collectionId,
    shareId,
    email,
    pages: {
      visitor: await newPage({ reducedMotion: true }),
      user: await signedIn(email),
      admin: await signedIn(admin.email),
    },
  };
}
