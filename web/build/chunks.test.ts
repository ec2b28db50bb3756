import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkGroups } from './chunks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(root, file);

/** The imports of each module; after `…` its dynamic imports. */
const graph: Record<string, string> = {
  'web/src/app/main.tsx': 'react web/src/app/routes.tsx web/src/i18n/catalogue.ts',
  'web/src/app/routes.tsx':
    '… web/LandingLayout.tsx web/LandingRoute.tsx web/Guard.tsx web/AuthLayout.tsx web/AppShell.tsx web/features/home/HomeRoute.tsx web/features/sharing/PlayerRoute.tsx web/features/billing/BillingRoute.tsx web/features/billing/HistoryRoute.tsx web/features/library/LibraryRoute.tsx',
  'web/src/i18n/catalogue.ts': '… web/common.en.ts',
  'web/common.en.ts': 'web/landing.en.ts',
  'web/LandingLayout.tsx': 'web/hero.tsx',
  'web/LandingRoute.tsx': 'web/button.tsx web/plan.tsx',
  'web/Guard.tsx': 'web/session.ts',
  'web/AuthLayout.tsx': 'web/logo.tsx web/session.ts',
  'web/AppShell.tsx': 'web/button.tsx web/live.ts web/player.ts',
  'web/live.ts': 'node_modules/@firebase/firestore/index.js',
  'web/features/home/HomeRoute.tsx': 'web/card.tsx',
  'web/features/sharing/PlayerRoute.tsx': 'web/player.ts',
  'web/features/billing/BillingRoute.tsx': 'web/price.ts web/table.tsx web/bill.ts web/plan.tsx',
  'web/features/billing/HistoryRoute.tsx': 'web/price.ts',
  'web/features/library/LibraryRoute.tsx': 'web/table.tsx',
  'web/src/api/call.ts': 'zod',
  'contract/src/calls/public.ts': 'zod',
  'web/src/app/failures/FailurePage.tsx': '',
  'web/src/feedback/Toaster.tsx': '',
  'web/src/components/overlays.tsx': 'mui',
  'web/src/features/home/UnfinishedDialog.tsx': 'web/button.tsx',
  'web/src/features/library/actions/AudioDialog.tsx': 'web/dialog.tsx web/table.tsx',
  'web/src/features/library/download/zip-audios.ts': 'web/dialog.tsx',
  'web/src/feedback/ConfirmDialog.tsx': '',
  'web/src/files/audio-files.ts': '',
  'web/src/features/library/collections/CollectionDialog.tsx': 'web/dialog.tsx',
  'web/src/features/library/collections/CoverDialog.tsx': '',
  'web/src/features/library/audios/AudioMenuEntries.tsx': '',
  'web/src/features/library/collections/CollectionMenuEntries.tsx': '',
  'web/src/features/library/collections/collection-changes.ts': '',
  'web/src/share/ShareCollection.tsx': '',
};

function modules(imports: Record<string, string>) {
  return {
    getModuleInfo(id: string) {
      const [now = '', later = ''] = (imports[path.relative(root, id)] ?? '').split('…');
      const ids = (list: string) => list.split(' ').filter(Boolean).map(at);
      return { importedIds: ids(now), dynamicallyImportedIds: ids(later) };
    },
  };
}

/** Returns the file of a module: that of the first group that takes it. */
function fileOf(module: string): string | null {
  const context = modules(graph) as never;
  for (const { name } of chunkGroups()) {
    const found = typeof name === 'function' ? name(at(module), context) : name;
    if (found) return found;
  }
  return null;
}

describe('a module comes into the file of the pages that need it', () => {
  test.each([
    ['web/src/app/main.tsx', null],
    ['react', 'common'],
    ['web/button.tsx', 'common'],
    ['web/plan.tsx', 'front'],
    ['web/hero.tsx', 'landing'],
    ['web/landing.en.ts', null],
    ['zod', 'calls'],
    ['web/session.ts', 'base'],
    ['web/logo.tsx', 'sign-in'],
    ['web/player.ts', 'player'],
    ['web/card.tsx', 'app'],
    ['node_modules/@firebase/firestore/index.js', 'firestore'],
    ['mui', 'overlays'],
    ['web/dialog.tsx', 'actions'],
    ['web/table.tsx', 'pages'],
    ['web/price.ts', 'area-billing'],
    ['web/bill.ts', null],
  ])('%s: %s', (module, file) => expect(fileOf(module)).toBe(file));
});

test('a beginning that has moved fails the build', () => {
  const context = {
    getModuleInfo: (id: string) => (id === at('zod') ? null : modules(graph).getModuleInfo(id)),
  };
  const [first] = chunkGroups();
  if (typeof first?.name !== 'function') throw new Error('The groups are told by name.');
  expect(() => (first.name as (id: string, of: unknown) => unknown)(at('react'), context)).toThrow(
    /The build has no .*zod/,
  );
});
