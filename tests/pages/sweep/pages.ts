import type { Overlay } from './overlay.ts';
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
} from './overlays.ts';
import { dashboard, rules, users } from './overlays-admin.ts';
import { audios, plans, speakers } from './overlays-catalogue.ts';
import { order, orders, userPage } from './overlays-money.ts';
import type { Swept } from './swept-test.ts';

export interface SweptPage {
  readonly name: string;
  /** The router's path, by which a test finds routes that are not swept. */
  readonly route: string;
  readonly path: (swept: Swept) => string;
  readonly role: 'visitor' | 'user' | 'admin';
  /** Opened in this order. */
  readonly overlays?: readonly Overlay[];
  /** The design page: shows components in isolation, also while loading, under their names in the source. */
  readonly showsParts?: true;
}

interface More {
  path?: string | SweptPage['path'];
  overlays?: readonly Overlay[];
  showsParts?: true;
}

const pageOf =
  (role: SweptPage['role']) =>
  (name: string, route: string, { path = `/${route}`, ...more }: More = {}): SweptPage => ({
    role,
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

/** Every route, for each kind of user who may open it. */
export const sweptPages: readonly SweptPage[] = [
  visitor('landing', ''),
  visitor('terms', 'terms'),
  visitor('privacy', 'privacy'),
  visitor('measurements', 'about/measurements'),
  visitor('api reference', 'about/api'),
  visitor('sign-in', 'auth'),
  visitor('a wrong sign-in link', 'callback', { path: '/auth/callback' }),
  visitor('stop e-mails', 'unsubscribe', {
    path: () => `/unsubscribe#${btoa(JSON.stringify({ kind: 'planEnds' }))}`,
  }),
  visitor('a wrong link to stop e-mails', 'unsubscribe'),
  visitor('mail box', 'mail-box'),
  visitor('shared audio', player, { path: ({ shareId }) => `/player?share=${shareId}` }),
  visitor('shared collection', player, { path: ({ playlistId }) => `/player?list=${playlistId}` }),
  visitor('embedded player', 'embed/:shareId', { path: ({ shareId }) => `/embed/${shareId}` }),
  visitor('player without an audio', player, { path: '/player' }),
  user('home', 'app', { overlays: home }),
  user('editor, a new text', editorRoute, { path: '/app/text2speech', overlays: editor }),
  user('editor, an audio', editorRoute, {
    path: ({ audioId }) => `/app/text2speech/${audioId}`,
    overlays: versions,
  }),
  user('library', 'app/library', { overlays: library }),
  user('archived', 'app/library/archived'),
  user('soon to be deleted', 'app/library/ending'),
  user('collection', collectionRoute, {
    path: ({ collectionId }) => `/app/library/${collectionId}`,
  }),
  user('audio', audioRoute, { path: ({ audioId }) => `/app/audio/${audioId}`, overlays: detail }),
  user('editor, gone', editorRoute, { path: '/app/text2speech/gone' }),
  user('collection, gone', collectionRoute, { path: '/app/library/gone' }),
  user('audio, gone', audioRoute, { path: '/app/audio/gone' }),
  user('dictionary', 'app/dictionary', { overlays: dictionary }),
  user('billing', 'app/account/billing', { overlays: billing }),
  user('history', 'app/account/billing/history', { overlays: history }),
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
  user('profile', 'app/account/profile', { overlays: profile }),
  user('settings', 'app/account/settings'),
  user('api keys', 'app/account/keys'),
  user('webhooks', 'app/account/webhooks'),
  user('help', 'app/help'),
  user('design', 'design', { showsParts: true }),
  user('not found', '*', { path: '/no/such/page', overlays: notFound }),
  user('forbidden', 'admin'),
  admin('admin', 'admin', { overlays: dashboard }),
  admin('admin, users', 'admin/users', {
    path: ({ email }) => `/admin/users?query=${email}`,
    overlays: users,
  }),
  admin('admin, a user', 'admin/users/:uid', {
    path: ({ bought }) => `/admin/users/${bought.uid}`,
    overlays: userPage,
  }),
  admin('admin, orders', 'admin/orders', {
    path: ({ bought }) => `/admin/orders?query=${bought.uid}`,
    overlays: orders,
  }),
  admin('admin, an order', 'admin/orders/:uid/:orderId', {
    path: ({ bought }) => `/admin/orders/${bought.uid}/${bought.orderId}`,
    overlays: order,
  }),
  admin('admin, speakers', 'admin/speakers', { overlays: speakers }),
  admin('admin, audios', 'admin/audios', { overlays: audios }),
  admin('admin, plans', 'admin/plans', { overlays: plans }),
  admin('admin, route rules', 'admin/route-rules', { overlays: rules }),
  admin('admin, health', 'admin/health'),
  admin('admin, jobs', 'admin/jobs'),
  admin('admin, audit log', 'admin/audit', {
    path: ({ bought }) => `/admin/audit?user=${bought.uid}`,
  }),
];
