import type { RouteObject } from 'react-router-dom';
import { appPage } from './lazy-page.ts';

export function adminPages(): RouteObject[] {
  return [
    {
      path: 'admin',
      lazy: appPage(
        () => import('../features/admin/AdminRoute.tsx').then((m) => m.AdminRoute),
        'admin',
      ),
    },
    {
      path: 'admin/users',
      lazy: appPage(
        () => import('../features/admin/users/UsersRoute.tsx').then((m) => m.UsersRoute),
        'admin',
      ),
    },
    {
      path: 'admin/users/:uid',
      lazy: appPage(
        () => import('../features/admin/users/UserRoute.tsx').then((m) => m.UserRoute),
        'admin',
        'keys',
        'ledger',
      ),
    },
    {
      path: 'admin/orders',
      lazy: appPage(
        () => import('../features/admin/orders/OrdersRoute.tsx').then((m) => m.OrdersRoute),
        'admin',
      ),
    },
    {
      path: 'admin/orders/:uid/:orderId',
      lazy: appPage(
        () => import('../features/admin/orders/AdminOrderRoute.tsx').then((m) => m.AdminOrderRoute),
        'admin',
      ),
    },
    {
      path: 'admin/speakers',
      lazy: appPage(
        () => import('../features/admin/speakers/SpeakersRoute.tsx').then((m) => m.SpeakersRoute),
        'admin',
      ),
    },
    {
      path: 'admin/audios',
      lazy: appPage(
        () => import('../features/admin/audios/AudiosRoute.tsx').then((m) => m.AudiosRoute),
        'admin',
      ),
    },
    {
      path: 'admin/plans',
      lazy: appPage(
        () => import('../features/admin/plans/PlansRoute.tsx').then((m) => m.PlansRoute),
        'admin',
      ),
    },
    {
      path: 'admin/route-rules',
      lazy: appPage(
        () => import('../features/admin/RouteRulesRoute.tsx').then((m) => m.RouteRulesRoute),
        'admin',
      ),
    },
    {
      path: 'admin/health',
      lazy: appPage(
        () => import('../features/admin/health/HealthRoute.tsx').then((m) => m.HealthRoute),
        'admin',
      ),
    },
    {
      path: 'admin/jobs',
      lazy: appPage(
        () => import('../features/admin/jobs/JobsRoute.tsx').then((m) => m.JobsRoute),
        'admin',
      ),
    },
    {
      path: 'admin/audit',
      lazy: appPage(
        () => import('../features/admin/audit/AuditRoute.tsx').then((m) => m.AuditRoute),
        'admin',
      ),
    },
  ];
}
