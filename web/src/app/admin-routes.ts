import type { RouteObject } from 'react-router-dom';
import { inside } from './lazy-page.ts';

export function adminPages(): RouteObject[] {
  return [
    {
      path: 'admin',
      lazy: inside(
        () => import('../features/admin/AdminRoute.tsx').then((m) => m.AdminRoute),
        'admin',
      ),
    },
    {
      path: 'admin/users',
      lazy: inside(
        () => import('../features/admin/users/UsersRoute.tsx').then((m) => m.UsersRoute),
        'admin',
      ),
    },
    {
      path: 'admin/users/:uid',
      lazy: inside(
        () => import('../features/admin/users/UserRoute.tsx').then((m) => m.UserRoute),
        'admin',
        'ledger',
      ),
    },
    {
      path: 'admin/orders',
      lazy: inside(
        () => import('../features/admin/orders/OrdersRoute.tsx').then((m) => m.OrdersRoute),
        'admin',
      ),
    },
    {
      path: 'admin/orders/:uid/:orderId',
      lazy: inside(
        () => import('../features/admin/orders/AdminOrderRoute.tsx').then((m) => m.AdminOrderRoute),
        'admin',
      ),
    },
    {
      path: 'admin/speakers',
      lazy: inside(
        () => import('../features/admin/speakers/SpeakersRoute.tsx').then((m) => m.SpeakersRoute),
        'admin',
      ),
    },
    {
      path: 'admin/audios',
      lazy: inside(
        () => import('../features/admin/audios/AudiosRoute.tsx').then((m) => m.AudiosRoute),
        'admin',
      ),
    },
    {
      path: 'admin/plans',
      lazy: inside(
        () => import('../features/admin/plans/PlansRoute.tsx').then((m) => m.PlansRoute),
        'admin',
      ),
    },
    {
      path: 'admin/route-rules',
      lazy: inside(
        () => import('../features/admin/RouteRulesRoute.tsx').then((m) => m.RouteRulesRoute),
        'admin',
      ),
    },
    {
      path: 'admin/health',
      lazy: inside(
        () => import('../features/admin/health/HealthRoute.tsx').then((m) => m.HealthRoute),
        'admin',
      ),
    },
    {
      path: 'admin/jobs',
      lazy: inside(
        () => import('../features/admin/jobs/JobsRoute.tsx').then((m) => m.JobsRoute),
        'admin',
      ),
    },
    {
      path: 'admin/audit',
      lazy: inside(
        () => import('../features/admin/audit/AuditRoute.tsx').then((m) => m.AuditRoute),
        'admin',
      ),
    },
  ];
}
