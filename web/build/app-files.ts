import type { BuiltFiles } from './built-files.ts';
import { actions } from './chunks.ts';

const texts = (group: string) =>
  ['en', 'mn'].map((locale) => `src/i18n/messages/${group}.${locale}.ts`);

/** Sources that every page of the app needs immediately. */
const shell = ['src/app/guards/Guard.tsx', 'src/app/layouts/AppShell.tsx', 'src/api/call.ts'];
/** Needed by all pages but the first one, immediately. */
const listeners = 'src/firebase/documents/firestore-sdk.ts';

/** Sources of pages that open without a connection, and of what they load later. */
const kept = [
  'src/app/main.tsx',
  ...shell,
  listeners,
  'src/app/failures/FailurePage.tsx',
  'src/feedback/Toaster.tsx',
  'src/components/overlays.tsx',
  ...actions,
  'src/firebase/storage.ts',
  'src/features/player/PlayerBar.tsx',
  'src/features/home/HomeRoute.tsx',
  'src/features/editor/EditorRoute.tsx',
  'src/features/library/LibraryRoute.tsx',
  'src/features/library/ArchivedRoute.tsx',
  'src/features/library/ExpiringRoute.tsx',
  'src/features/library/CollectionRoute.tsx',
  'src/features/library/AudioRoute.tsx',
  'src/features/account/SettingsRoute.tsx',
  ...['common', 'app', 'inside', 'account-pages', 'editor-pages', 'dictionary'].flatMap(texts),
];

/** Returns the files that the service worker caches for users of the app, the entry first. */
export function appFiles(built: BuiltFiles): string[] {
  const { scripts, styles } = built.needed(kept);
  const fonts = ['cyrillic', 'latin', 'mongolian'].map((cut) =>
    built.asset(`src/theme/fonts/geologica-${cut}.woff2`),
  );
  return [...scripts, ...styles, ...fonts].map((file) => `/${file}`);
}

/** Further sources of the most visited pages, by the beginning of the path, and the groups of their texts. */
const pages: readonly (readonly [start: string, sources: readonly string[], ...texts: string[]])[] =
  [
    [
      '/app/text2speech',
      [listeners, 'src/features/editor/EditorRoute.tsx'],
      'inside',
      'editor-pages',
      'dictionary',
    ],
    ['/app/library', [listeners, 'src/features/library/LibraryRoute.tsx'], 'inside'],
    ['/app/audio', [listeners, 'src/features/library/AudioRoute.tsx'], 'inside', 'editor-pages'],
    ['/app/account', [listeners], 'inside'],
    ['/app', ['src/features/home/HomeRoute.tsx']],
  ];

/** Returns the files that the app's page requests before its first script runs, by path and by language. */
export function earlyFiles(built: BuiltFiles) {
  const first = new Set(built.needed(['src/app/main.tsx']).scripts);
  const files = (sources: readonly string[]) => {
    const { scripts, styles } = built.needed(sources);
    return [...scripts.filter((file) => !first.has(file)), ...styles].map((file) => `/${file}`);
  };
  return pages.map(([start, sources, ...own]) => {
    const textsOf = (locale: string) =>
      files(['common', 'app', ...own].map((group) => `src/i18n/messages/${group}.${locale}.ts`));
    const texts = { en: textsOf('en'), mn: textsOf('mn') };
    return { start, files: files([...shell, ...sources]), texts };
  });
}
