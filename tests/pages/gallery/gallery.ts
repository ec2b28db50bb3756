import { newSession, type Session, uniqueEmail } from '../support/session.ts';
import { test as base } from '../sweep/swept-test.ts';
import type { Viewer } from './shot.ts';

/** Pages of the sweep's users, and of a user who has just signed up. */
export const test = base.extend<{ viewer: Viewer }, { newcomer: Session }>({
  viewer: ['visitor', { option: true }],
  newcomer: [
    async ({ browserName: _ }, use) => use(await newSession('user', uniqueEmail('anudari'))),
    { scope: 'worker' },
  ],
  session: async ({ swept, newcomer, viewer }, use) => {
    if (viewer === 'visitor') return use(null);
    return use(viewer === 'newcomer' ? newcomer : swept.sessions[viewer]);
  },
});
