import { id } from '@duu/contract/id';
import { type Locale, locale } from '@duu/contract/language';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { readPlaylist } from './playlists.ts';
import { readShare } from './read-share.ts';
import { playlistMeta, shareMeta, withMeta } from './share-meta.ts';

function localeOf(pathname: string): Locale {
  return locale.safeParse(pathname.split('/')[1]).data ?? 'mn';
}

/** The previews of the audio or playlist that an address names; null if it names none. */
async function metaOf(deps: Deps, origin: string, url: URL): Promise<string | null> {
  const where = { locale: localeOf(url.pathname), origin, url: url.href };
  const idIn = (param: string) => id.safeParse(url.searchParams.get(param)).data;
  const playlistId = idIn('list');
  if (playlistId !== undefined) return playlistMeta(await readPlaylist(deps, playlistId), where);
  const shareId = idIn('share');
  return shareId === undefined ? null : shareMeta(await readShare(deps, shareId), where);
}

/** The app's page with the previews of what is shared; unchanged if there is no such share. */
export async function renderSharePage(
  deps: Deps,
  { page, origin, path }: { page: string; origin: string; path: string },
): Promise<string> {
  // Concatenated: `new URL(path, origin)` would read `//x` as another host.
  const url = new URL(origin + path);
  try {
    const meta = await metaOf(deps, origin, url);
    return meta === null ? page : withMeta(page, meta);
  } catch (error) {
    if (error instanceof ApiError) return page;
    throw error;
  }
}

/** Short, to serve new builds soon after a deployment. */
const cachedMs = 60_000;
const timeoutMs = 5_000;

/** The app's page, and the headers with its security policy. */
export interface AppPage {
  readonly html: string;
  readonly headers: readonly (readonly [string, string])[];
}

const policyHeaders = ['content-security-policy', 'reporting-endpoints'];

let kept: { origin: string; page: AppPage; until: number } | undefined;

/** Returns the app's page from Hosting, cached for a minute. */
export async function readAppPage(origin: string): Promise<AppPage> {
  if (kept?.origin === origin && kept.until > Date.now()) return kept.page;
  const answer = await fetch(new URL('/app.html', origin), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`Hosting answered ${answer.status} for the app's page`);
  const headers = policyHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const page = { html: await answer.text(), headers };
  kept = { origin, page, until: Date.now() + cachedMs };
  return page;
}
