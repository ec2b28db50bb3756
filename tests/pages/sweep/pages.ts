import {
  billing,
  detail,
  dictionary,
  editor,
  history,
  home,
  library,
  notFound,
  profile,
  versions,
} from './opened.ts';
import { dashboard, rules, users } from './opened-admin.ts';
import { audios, plans, speakers } from './opened-catalogue.ts';
import { order, orders, person } from './opened-money.ts';
import type { Opened } from './opened-thing.ts';
import type { Swept } from './swept-test.ts';

export interface SweptPage {
  readonly name: string;
  /** As the router has it, so that a route nobody sweeps is noticed. */
  readonly route: string;
  readonly path: (swept: Swept) => string;
  readonly who: 'visitor' | 'user' | 'admin';
  /** What can be opened on it, in this order. */
  readonly things?: readonly Opened[];
  /** For developers: shows loading parts by themselves, under their names in the source. */
  readonly showsParts?: true;
}

interface More {
  path?: string | SweptPage['path'];
  things?: readonly Opened[];
  showsParts?: true;
}

const pageOf =
  (who: SweptPage['who']) =>
  (name: string, route: string, { path = `/${route}`, ...more }: More = {}): SweptPage => ({
    who,
    name,
    route,
    path: typeof path === 'string' ? () => path : path,
    ...more,
  });

const visitor = pageOf('visitor');
const user = pageOf('user');
const admin = pageOf('admin');

const player = 'player/:shareId?';
const editorRoute = 'app/text2speech/:audioId?';
const collectionRoute = 'app/library/:collectionId';
const audioRoute = 'app/audio/:audioId';
const orderRoute = 'app/account/billing/orders/:orderId';
const orderPage = (orderId: string) => `/app/account/billing/orders/${orderId}`;

/** Every route, as each person who may open it sees it. */
export const sweptPages: readonly SweptPage[] = [
  visitor('landing', ''),
  visitor('terms', 'terms'),
  visitor('privacy', 'privacy'),
  visitor('sign-in', 'auth'),
  visitor('a wrong sign-in link', 'callback', { path: '/auth/callback' }),
  visitor('stop e-mails', 'unsubscribe', {
    path: () => `/unsubscribe#${btoa(JSON.stringify({ kind: 'planEnds' }))}`,
  }),
  visitor('a wrong link to stop e-mails', 'unsubscribe'),
  visitor('mail box', 'mail-box'),
  visitor('shared audio', player, { path: ({ shareId }) => `/player?share=${shareId}` }),
  visitor('embedded player', 'embed/:shareId', { path: ({ shareId }) => `/embed/${shareId}` }),
  visitor('player without an audio', player, { path: '/player' }),
  user('home', 'app', { things: home }),
  user('editor, a new text', editorRoute, { path: '/app/text2speech', things: editor }),
  user('editor, an audio', editorRoute, {
    path: ({ audioId }) => `/app/text2speech/${audioId}`,
    things: versions,
  }),
  user('library', 'app/library', { things: library }),
  user('archived', 'app/library/archived'),
  user('soon to be deleted', 'app/library/ending'),
  user('collection', collectionRoute, {
    path: ({ collectionId }) => `/app/library/${collectionId}`,
  }),
  user('audio', audioRoute, { path: ({ audioId }) => `/app/audio/${audioId}`, things: detail }),
  user('editor, gone', editorRoute, { path: '/app/text2speech/gone' }),
  user('collection, gone', collectionRoute, { path: '/app/library/gone' }),
  user('audio, gone', audioRoute, { path: '/app/audio/gone' }),
  user('dictionary', 'app/dictionary', { things: dictionary }),
  user('billing', 'app/account/billing', { things: billing }),
  user('history', 'app/account/billing/history', { things: history }),
  user('usage', 'app/account/billing/usage'),
  user('order, by QR code', orderRoute, { path: ({ orders }) => orderPage(orders.qr) }),
  user('order, elsewhere', orderRoute, {
    path: ({ orders }) => `${orderPage(orders.redirect)}?canceled`,
  }),
  user('order, paid', orderRoute, { path: ({ orders }) => orderPage(orders.paid) }),
  user('order, gone', orderRoute, { path: orderPage('gone') }),
  user('invoice', `${orderRoute}/invoice`, {
    path: ({ orders }) => `${orderPage(orders.paid)}/invoice`,
  }),
  user('invoice, none yet', `${orderRoute}/invoice`, {
    path: ({ orders }) => `${orderPage(orders.qr)}/invoice`,
  }),
  user('profile', 'app/account/profile', { things: profile }),
  user('settings', 'app/account/settings'),
  user('design', 'design', { showsParts: true }),
  user('not found', '*', { path: '/no/such/page', things: notFound }),
  user('forbidden', 'admin'),
  admin('admin', 'admin', { things: dashboard }),
  admin('admin, users', 'admin/users', {
    path: ({ email }) => `/admin/users?query=${email}`,
    things: users,
  }),
  admin('admin, a person', 'admin/users/:uid', {
    path: ({ bought }) => `/admin/users/${bought.uid}`,
    things: person,
  }),
  admin('admin, orders', 'admin/orders', {
    path: ({ bought }) => `/admin/orders?query=${bought.uid}`,
    things: orders,
  }),
  admin('admin, an order', 'admin/orders/:uid/:orderId', {
    path: ({ bought }) => `/admin/orders/${bought.uid}/${bought.orderId}`,
    things: order,
  }),
  admin('admin, speakers', 'admin/speakers', { things: speakers }),
  admin('admin, audios', 'admin/audios', { things: audios }),
  admin('admin, plans', 'admin/plans', { things: plans }),
  admin('admin, route rules', 'admin/route-rules', { things: rules }),
  admin('admin, jobs', 'admin/jobs'),
  admin('admin, audit log', 'admin/audit', {
    path: ({ bought }) => `/admin/audit?person=${bought.uid}`,
  }),
];
