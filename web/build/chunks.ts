// Groups modules into files. Each file costs a round trip on a phone, so what a page needs immediately is in few files. The
// groups follow from what the pages import: only the pages' first modules are named here.
import path from 'node:path';
import type { Rolldown } from 'vite';
import { laterAuth } from './auth-plugin.ts';

type Modules = Rolldown.ChunkingContext;

const fromWeb = (file: string) => path.join(import.meta.dirname, '..', file);

const entry = fromWeb('src/app/main.tsx');
const routes = fromWeb('src/app/routes.tsx');
const catalogue = fromWeb('src/i18n/catalogue.ts');
/** Modules that the landing page loads later. They have separate files, so that the app is not loaded with them. */
const calls = [fromWeb('src/api/call.ts'), fromWeb('../contract/src/calls/public.ts')];
const failures = [fromWeb('src/app/failures/FailurePage.tsx'), fromWeb('src/feedback/Toaster.tsx')];
const overlays = [fromWeb('src/components/overlays.tsx')];
/** Dialogs of the app's first page and what its menus do, which load with the overlays. */
export const actions = [
  'src/features/home/UnfinishedDialog.tsx',
  'src/features/library/actions/AudioDialog.tsx',
  'src/features/library/audios/AudioMenuEntries.tsx',
  'src/features/library/collections/CollectionDialog.tsx',
  'src/features/library/collections/CollectionMenuEntries.tsx',
  'src/features/library/collections/CoverDialog.tsx',
  'src/features/library/collections/collection-changes.ts',
  'src/features/library/download/zip-audios.ts',
  'src/feedback/ConfirmDialog.tsx',
  'src/files/audio-files.ts',
  'src/share/ShareCollection.tsx',
];

/** Routes that share a file; the others are grouped by folder. */
const kinds = {
  landing: /\/(LandingLayout|LandingRoute)\.tsx$/,
  guard: /\/Guard\.tsx$/,
  signIn: /\/(AuthLayout|SignInRoute|CallbackRoute)\.tsx$/,
  publicPlayer: /\/(PlayerRoute|EmbedRoute)\.tsx$/,
  app: /\/(AppShell|HomeRoute)\.tsx$/,
};

/** Packages with files of their own, which are loaded when they are first needed. */
const packages: readonly (readonly [name: string, test: RegExp])[] = [
  ['firestore', /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\//],
  ['sign-in-sdk', laterAuth],
  ['storage', /\/node_modules\/@firebase\/storage\//],
];

/** Returns the file of a module; null leaves it to the bundler, which keeps a page's own modules with the page. */
function placer(modules: Modules): (id: string) => string | null {
  const loadedBy = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const reachedFrom = (roots: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(roots);
    for (const id of reached) {
      const found = modules.getModuleInfo(id);
      if (!found) throw new Error(`The build has no ${id}.`);
      for (const next of found.importedIds) reached.add(next);
    }
    return reached;
  };
  const pages = loadedBy(routes);
  const ofKind = (kind: RegExp) => {
    const found = pages.filter((page) => kind.test(page));
    if (found.length === 0) throw new Error(`No route fits ${kind}.`);
    return reachedFrom(found);
  };
  const [main, texts] = [reachedFrom([entry]), reachedFrom(loadedBy(catalogue))];
  const [called, failing, popups, late] = [calls, failures, overlays, actions.map(fromWeb)].map(
    reachedFrom,
  );
  const landing = ofKind(kinds.landing);
  const guard = ofKind(kinds.guard);
  const behindGuard = reachedFrom(pages.filter((page) => kinds.guard.test(page)).flatMap(loadedBy));
  const signIn = ofKind(kinds.signIn);
  const publicPlayer = ofKind(kinds.publicPlayer);
  const app = ofKind(kinds.app);
  const others = pages
    .filter((page) => !kinds.landing.test(page))
    .map((page) => ({
      area: /\/features\/(\w+)\//.exec(page)?.[1] ?? 'app',
      reached: reachedFrom([page]),
    }));

  return (id) => {
    if (id === entry) return null;
    if (main.has(id)) return 'common';
    const users = others.filter(({ reached }) => reached.has(id));
    const areas = new Set(users.map(({ area }) => area));
    if (landing.has(id))
      return guard.has(id) || app.has(id) ? 'common' : users.length > 0 ? 'front' : 'landing';
    if (texts.has(id)) return users.length > 0 ? 'common' : null;
    if (called?.has(id)) return 'calls';
    const [name] = packages.find(([, test]) => test.test(id)) ?? [];
    if (name) return name;
    if (guard.has(id) || (failing?.has(id) && app.has(id))) return 'base';
    if (signIn.has(id) && (app.has(id) || behindGuard.has(id))) return 'base';
    // What dialogs need too comes without the code of signing in.
    if (signIn.has(id)) return late?.has(id) ? 'forms' : 'sign-in';
    if (app.has(id)) return publicPlayer.has(id) ? 'player' : 'app';
    if (popups?.has(id)) return 'overlays';
    if (areas.size > 1) return 'pages';
    if (users.length === 0 && late?.has(id)) return 'actions';
    return users.length > 1 ? `area-${[...areas][0]}` : null;
  };
}

/** The files in order of dependency: each before those that import it. */
const files: readonly RegExp[] = [
  /^common$/,
  /^front$/,
  /^landing$/,
  /^calls$/,
  /^base$/,
  /^(firestore|sign-in-sdk|storage)$/,
  /^forms$/,
  /^sign-in$/,
  /^player$/,
  /^app$/,
  /^overlays$/,
  /^pages$/,
  /^actions$/,
  /^area-/,
];

/**
 * Returns the groups of a build. The bundler would add a module's imports to its group, but an earlier group always
 * has them already, since the pages that reach a module also reach its imports.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let place: ReturnType<typeof placer> | undefined;
  const places = new Map<string, string | null>();
  const placeOf = (id: string, modules: Modules) => {
    place ??= placer(modules);
    const known = places.get(id);
    if (known !== undefined) return known;
    const found = place(id);
    places.set(id, found);
    return found;
  };
  return files.map((file, index) => ({
    debugName: file.source,
    priority: files.length - index,
    name: (id, modules) => {
      const found = placeOf(id, modules);
      return found !== null && file.test(found) ? found : null;
    },
  }));
}
