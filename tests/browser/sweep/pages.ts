import type { Fixtures } from './fixtures.ts';

/** Who looks at a page: nobody, someone signed in, an admin. */
export type Who = 'visitor' | 'user' | 'admin';

export interface SweptPage {
  readonly name: string;
  /** As the router has it, so that a route nobody sweeps is noticed. */
  readonly route: string;
  readonly path: string;
  readonly who: Who;
  /** For developers: shows parts that wait for ever, under their names in the source. */
  readonly showsParts?: boolean;
}

/** Every route, as the people see it who may. */
export function sweptPages({
  audioId,
  collectionId,
  shareId,
  email,
}: Pick<Fixtures, 'audioId' | 'collectionId' | 'shareId' | 'email'>): readonly SweptPage[] {
  const page = (who: Who, name: string, route: string, path = `/${route}`): SweptPage => ({
    who,
    name,
    route,
    path,
  });
  return [
    page('visitor', 'landing', '', '/'),
    page('visitor', 'terms', 'terms'),
    page('visitor', 'privacy', 'privacy'),
    page('visitor', 'sign-in', 'auth'),
    page('visitor', 'a link that is not one', 'callback', '/auth/callback'),
    page('visitor', 'shared audio', 'player/:shareId?', `/player?share=${shareId}`),
    page('visitor', 'embedded player', 'player/:shareId?', `/player?share=${shareId}&embed=1`),
    page('visitor', 'player without an audio', 'player/:shareId?', '/player'),
    page('user', 'home', 'app'),
    page('user', 'editor, a new text', 'app/text2speech/:audioId?', '/app/text2speech'),
    page('user', 'editor, an audio', 'app/text2speech/:audioId?', `/app/text2speech/${audioId}`),
    page('user', 'library', 'app/library'),
    page('user', 'archived', 'app/library/archived'),
    page('user', 'soon to be deleted', 'app/library/ending'),
    page('user', 'collection', 'app/library/:collectionId', `/app/library/${collectionId}`),
    page('user', 'audio', 'app/audio/:audioId', `/app/audio/${audioId}`),
    page('user', 'editor, gone', 'app/text2speech/:audioId?', '/app/text2speech/gone'),
    page('user', 'collection, gone', 'app/library/:collectionId', '/app/library/gone'),
    page('user', 'audio, gone', 'app/audio/:audioId', '/app/audio/gone'),
    page('user', 'billing', 'app/account/billing', '/app/account/billing#standard'),
    page('user', 'history', 'app/account/billing/history'),
    page('user', 'profile', 'app/account/profile'),
    page('user', 'settings', 'app/account/settings'),
    { ...page('user', 'design', 'design'), showsParts: true },
    page('user', 'not found', '*', '/no/such/page'),
    page('user', 'forbidden', 'admin'),
    page('admin', 'admin', 'admin'),
    page('admin', 'admin, users', 'admin/users', `/admin/users?query=${email}`),
    page('admin', 'admin, speakers', 'admin/speakers'),
    page('admin', 'admin, audios', 'admin/audios'),
    page('admin', 'admin, plans', 'admin/plans'),
    page('admin', 'admin, route rules', 'admin/route-rules'),
    page('admin', 'admin, jobs', 'admin/jobs'),
  ];
}
