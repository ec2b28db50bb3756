import type { BuiltFiles } from './built-files.ts';

const texts = (group: string) =>
  ['en', 'mn'].map((locale) => `src/i18n/messages/${group}.${locale}.ts`);

/** What every page of the app needs at once. */
const shell = [
  'src/app/guards/Guard.tsx',
  'src/app/layouts/AppShell.tsx',
  'src/api/call.ts',
  'src/firebase/documents/firestore-door.ts',
];

/** The pages that open without a connection, and what they load only when it is needed. */
const kept = [
  'src/app/main.tsx',
  ...shell,
  'src/app/failures/FailurePage.tsx',
  'src/feedback/Toaster.tsx',
  'src/components/overlays.tsx',
  'src/firebase/storage-door.ts',
  'src/features/home/HomeRoute.tsx',
  'src/features/editor/EditorRoute.tsx',
  'src/features/library/LibraryRoute.tsx',
  'src/features/library/ArchivedRoute.tsx',
  'src/features/library/EndingRoute.tsx',
  'src/features/library/CollectionRoute.tsx',
  'src/features/library/AudioRoute.tsx',
  'src/features/account/SettingsRoute.tsx',
  ...['front', 'inside', 'dictionary'].flatMap(texts),
];

/** The files that the worker keeps for people who use the app, the entry first. */
export function appFiles(built: BuiltFiles): string[] {
  const { scripts, styles } = built.needed(kept);
  const fonts = ['cyrillic', 'latin', 'mongolian'].map((cut) =>
    built.asset(`src/theme/fonts/geologica-${cut}.woff2`),
  );
  return [...scripts, ...styles, ...fonts].map((file) => `/${file}`);
}

/** What the pages that people open most need besides, by how their path begins. */
const pages = {
  '/app/text2speech': ['src/features/editor/EditorRoute.tsx'],
  '/app/library': ['src/features/library/LibraryRoute.tsx'],
  '/app/audio': ['src/features/library/AudioRoute.tsx'],
  '/app': ['src/features/home/HomeRoute.tsx'],
} as const;

/** The files that the app's page can ask for before its first script has run, by path and by language. */
export function earlyFiles(built: BuiltFiles) {
  const first = new Set(built.needed(['src/app/main.tsx']).scripts);
  const files = (sources: readonly string[]) => {
    const { scripts, styles } = built.needed(sources);
    return [...scripts.filter((file) => !first.has(file)), ...styles].map((file) => `/${file}`);
  };
  return {
    pages: Object.entries(pages).map(([start, sources]) => [start, files([...shell, ...sources])]),
    texts: Object.fromEntries(
      ['en', 'mn'].map((locale) => [
        locale,
        files(['front', 'inside'].map((group) => `src/i18n/messages/${group}.${locale}.ts`)),
      ]),
    ),
  };
}
