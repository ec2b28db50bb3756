import type { Locale } from '@duu/contract/language';
import { Outlet, type RouteObject } from 'react-router-dom';
import { WaveMark } from '../components/WaveMark.tsx';
import { locales } from '../i18n/locales.ts';
import { embedRoute } from '../navigation/paths.ts';
import { adminPages } from './admin-routes.ts';
import { PageOrFailure } from './failures/PageOrFailure.tsx';
import { RouteFailure } from './failures/RouteFailure.tsx';
import { LocaleRoot } from './LocaleRoot.tsx';
import { appPage, firstPage, landingPage } from './lazy-page.ts';

/** Returns all pages, with an optional language prefix. */
function pages(): RouteObject[] {
  return [
    {
      lazy: landingPage(() => import('./layouts/LandingLayout.tsx').then((m) => m.LandingLayout)),
      children: [
        {
          index: true,
          lazy: landingPage(() =>
            import('../features/landing/LandingRoute.tsx').then((m) => m.LandingRoute),
          ),
        },
        {
          path: 'terms',
          lazy: landingPage(() =>
            import('../features/legal/TermsRoute.tsx').then((m) => m.TermsRoute),
          ),
        },
        {
          path: 'privacy',
          lazy: landingPage(() =>
            import('../features/legal/PrivacyRoute.tsx').then((m) => m.PrivacyRoute),
          ),
        },
        {
          path: 'about/measurements',
          lazy: landingPage(() =>
            import('../features/about/MeasurementsRoute.tsx').then((m) => m.MeasurementsRoute),
          ),
        },
        {
          path: 'about/api',
          lazy: landingPage(
            () => import('../features/about/ApiRoute.tsx').then((m) => m.ApiRoute),
            'app',
            'inside',
            'reference',
          ),
        },
      ],
    },
    {
      lazy: firstPage(() => import('./guards/Guard.tsx').then((m) => m.Guard)),
      children: [
        {
          path: 'auth',
          lazy: appPage(() => import('./layouts/AuthLayout.tsx').then((m) => m.AuthLayout)),
          children: [
            {
              index: true,
              lazy: appPage(
                () => import('../features/auth/SignInRoute.tsx').then((m) => m.SignInRoute),
                'account',
              ),
            },
            {
              path: 'callback',
              lazy: appPage(
                () => import('../features/auth/CallbackRoute.tsx').then((m) => m.CallbackRoute),
                'account',
              ),
            },
          ],
        },
        {
          lazy: appPage(() => import('./layouts/AuthLayout.tsx').then((m) => m.AuthLayout)),
          children: [
            {
              path: 'unsubscribe',
              lazy: appPage(
                () => import('../features/auth/StopMailsRoute.tsx').then((m) => m.StopMailsRoute),
                'account',
              ),
            },
            ...(import.meta.env.LOCAL_BUILD
              ? [
                  {
                    path: 'mail-box',
                    lazy: appPage(
                      () =>
                        import('../features/auth/local/MailBoxRoute.tsx').then(
                          (m) => m.MailBoxRoute,
                        ),
                      'account',
                    ),
                  },
                ]
              : []),
          ],
        },
        {
          element: (
            <PageOrFailure>
              <Outlet />
            </PageOrFailure>
          ),
          children: [
            {
              path: 'player/:shareId?',
              lazy: appPage(() =>
                import('../features/sharing/PlayerRoute.tsx').then((m) => m.PlayerRoute),
              ),
            },
            {
              path: embedRoute,
              lazy: appPage(() =>
                import('../features/sharing/EmbedRoute.tsx').then((m) => m.EmbedRoute),
              ),
            },
          ],
        },
        {
          lazy: firstPage(() => import('./layouts/AppShell.tsx').then((m) => m.AppShell)),
          children: [...appPages(), ...adminPages()].map((page) => ({
            ...page,
            errorElement: <RouteFailure within />,
          })),
        },
        ...(import.meta.env.LOCAL_BUILD
          ? [
              {
                path: 'design',
                lazy: appPage(() => import('./DesignRoute.tsx').then((m) => m.DesignRoute)),
              },
            ]
          : []),
        {
          path: '*',
          lazy: appPage(() => import('./failures/NotFoundRoute.tsx').then((m) => m.NotFoundRoute)),
        },
      ],
    },
  ];
}

function appPages(): RouteObject[] {
  return [
    {
      path: 'app',
      lazy: firstPage(() => import('../features/home/HomeRoute.tsx').then((m) => m.HomeRoute)),
    },
    {
      path: 'app/text2speech/:audioId?',
      lazy: appPage(
        () => import('../features/editor/EditorRoute.tsx').then((m) => m.EditorRoute),
        'editor',
        'dictionary',
      ),
    },
    {
      path: 'app/help',
      lazy: appPage(() => import('../features/help/HelpRoute.tsx').then((m) => m.HelpRoute)),
    },
    {
      path: 'app/dictionary',
      lazy: appPage(
        () => import('../features/dictionary/DictionaryRoute.tsx').then((m) => m.DictionaryRoute),
        'dictionary',
        'editor',
      ),
    },
    {
      path: 'app/library',
      lazy: appPage(() =>
        import('../features/library/LibraryRoute.tsx').then((m) => m.LibraryRoute),
      ),
    },
    {
      path: 'app/library/archived',
      lazy: appPage(() =>
        import('../features/library/ArchivedRoute.tsx').then((m) => m.ArchivedRoute),
      ),
    },
    {
      path: 'app/library/ending',
      lazy: appPage(() =>
        import('../features/library/ExpiringRoute.tsx').then((m) => m.ExpiringRoute),
      ),
    },
    {
      path: 'app/library/:collectionId',
      lazy: appPage(
        () => import('../features/library/CollectionRoute.tsx').then((m) => m.CollectionRoute),
        'editor',
      ),
    },
    {
      path: 'app/audio/:audioId',
      lazy: appPage(
        () => import('../features/library/AudioRoute.tsx').then((m) => m.AudioRoute),
        'editor',
      ),
    },
    {
      path: 'app/account/billing',
      lazy: appPage(
        () => import('../features/billing/BillingRoute.tsx').then((m) => m.BillingRoute),
        'checkout',
      ),
    },
    {
      path: 'app/account/billing/history',
      lazy: appPage(
        () => import('../features/billing/HistoryRoute.tsx').then((m) => m.HistoryRoute),
        'checkout',
      ),
    },
    {
      path: 'app/account/billing/usage',
      lazy: appPage(
        () => import('../features/billing/UsageRoute.tsx').then((m) => m.UsageRoute),
        'checkout',
        'ledger',
      ),
    },
    {
      path: 'app/account/billing/orders/:orderId',
      lazy: appPage(
        () => import('../features/billing/order/OrderRoute.tsx').then((m) => m.OrderRoute),
        'checkout',
      ),
    },
    {
      path: 'app/account/billing/orders/:orderId/invoice',
      lazy: appPage(
        () => import('../features/billing/invoice/InvoiceRoute.tsx').then((m) => m.InvoiceRoute),
        'checkout',
      ),
    },
    {
      path: 'app/account/profile',
      lazy: appPage(
        () => import('../features/account/ProfileRoute.tsx').then((m) => m.ProfileRoute),
        'account',
      ),
    },
    {
      path: 'app/account/keys',
      lazy: appPage(
        () => import('../features/account/keys/KeysRoute.tsx').then((m) => m.KeysRoute),
        'account',
        'keys',
      ),
    },
    {
      path: 'app/account/webhooks',
      lazy: appPage(
        () => import('../features/account/webhooks/WebhooksRoute.tsx').then((m) => m.WebhooksRoute),
        'account',
      ),
    },
    {
      path: 'app/account/settings',
      lazy: appPage(
        () => import('../features/account/SettingsRoute.tsx').then((m) => m.SettingsRoute),
        'account',
        'editor',
      ),
    },
  ];
}

function root(path: string, prefix: Locale | null): RouteObject {
  return {
    path,
    element: <LocaleRoot prefix={prefix} />,
    HydrateFallback: NothingYet,
    errorElement: <RouteFailure />,
    children: pages(),
  };
}

function NothingYet() {
  return (
    <div className="splash">
      <WaveMark size={44} moving />
    </div>
  );
}

export const routes: RouteObject[] = [
  ...locales.map((locale) => root(`/${locale}`, locale)),
  root('/', null),
];
