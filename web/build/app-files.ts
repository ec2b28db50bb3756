import { filesOf, type Manifest } from './manifest.ts';

/** The pages that open without a connection, and what they load only when it is needed. */
const sources = [
  'index.html',
  'src/app/Guard.tsx',
  'src/app/AppShell.tsx',
  'src/app/FailurePage.tsx',
  'src/toasts/Toaster.tsx',
  'src/firebase/firestore-door.ts',
  'src/firebase/storage-door.ts',
  'src/features/home/HomeRoute.tsx',
  'src/features/editor/EditorRoute.tsx',
  'src/features/library/LibraryRoute.tsx',
  'src/features/library/ArchivedRoute.tsx',
  'src/features/library/EndingRoute.tsx',
  'src/features/library/CollectionRoute.tsx',
  'src/features/library/AudioRoute.tsx',
  'src/features/account/SettingsRoute.tsx',
  ...['front', 'inside'].flatMap((group) =>
    ['en', 'mn'].map((locale) => `src/i18n/messages/${group}.${locale}.ts`),
  ),
  ...['cyrillic', 'latin', 'mongolian'].map((cut) => `src/theme/fonts/geologica-${cut}.woff2`),
];

/** The files that the worker keeps for people who use the app, the entry first. */
export function appFiles(manifest: Manifest): string[] {
  const { scripts, styles } = filesOf(manifest, sources);
  return [...scripts, ...styles].map((file) => `/${file}`);
}
