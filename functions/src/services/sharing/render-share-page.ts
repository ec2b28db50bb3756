import { id } from '@duu/contract/id';
import { type Locale, locale } from '@duu/contract/language';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { readShare } from './read-share.ts';
import { shareMeta, withMeta } from './share-meta.ts';

function localeOf(pathname: string): Locale {
  return locale.safeParse(pathname.split('/')[1]).data ?? 'mn';
}

/** The app's page with the previews of a share; unchanged if there is no such share. */
export async function renderSharePage(
  deps: Deps,
  { page, origin, path }: { page: string; origin: string; path: string },
): Promise<string> {
  // Concatenated: `new URL(path, origin)` would read `//x` as another host.
  const url = new URL(origin + path);
  const shareId = id.safeParse(url.searchParams.get('share'));
  if (!shareId.success) return page;
  try {
    const share = await readShare(deps, shareId.data);
    const where = { locale: localeOf(url.pathname), origin, url: url.href };
    return withMeta(page, shareMeta(share, where));
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
