// What a deployed site must answer, asked from outside. Needs no access to the project.
import { publicPages } from '../web/build/public-pages.ts';
import { localMarks, scriptsOf } from './sent-scripts.ts';

export interface SmokeTarget {
  /** Where the site is asked, such as https://your.domain or a preview channel's address. */
  readonly address: string;
  /** The address that the site names as its own (VITE_SITE_URL). */
  readonly site: string;
  /** The id of a share that exists, whose previews are checked. */
  readonly share?: string | undefined;
}

export interface Outcome {
  readonly check: string;
  readonly faults: readonly string[];
}

export const hasFaults = (outcomes: readonly Outcome[]) =>
  outcomes.some(({ faults }) => faults.length > 0);

/** Returns a line for each check and each fault. */
export function report(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ check, faults }) => [`${faults.length === 0 ? '✓' : '✗'} ${check}`, ...faults])
    .map((lines) => lines.join('\n  '))
    .join('\n');
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const timeoutMs = 30_000;
/** RFC 2606: what our own examples name. */
const examples = /[\w.-]+\.example\b|\+976 7700 0000/;

/** Runs every check. One that can't be made is a fault of the site. */
export async function smoke(target: SmokeTarget): Promise<Outcome[]> {
  const get = async (path: string, init?: RequestInit): Promise<Answer> => {
    const answer = await fetch(new URL(path, target.address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const outcomes: Outcome[] = [];
  for (const [check, run] of Object.entries(checks)) {
    const faults: string[] = [];
    const expect = (holds: boolean, fault: string) => {
      if (!holds) faults.push(fault);
    };
    try {
      await run({ get, expect, target });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      faults.push(cause instanceof Error ? cause.message : String(cause));
    }
    outcomes.push({ check, faults });
  }
  return outcomes;
}

interface Asked {
  readonly get: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly expect: (holds: boolean, fault: string) => void;
  readonly target: SmokeTarget;
}

const isHtml = ({ headers }: Answer) =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

const checks: Record<string, (asked: Asked) => Promise<void>> = {
  async pages({ get, expect }) {
    for (const path of new Set(publicPages.map((page) => page.path))) {
      const answer = await get(path);
      expect(answer.status === 200 && isHtml(answer), `${path} answers ${answer.status}`);
      const locale = /^\/(en|mn)\b/.exec(path)?.[1];
      const lang = /<html[^>]* lang="([^"]*)"/.exec(answer.text)?.[1];
      expect(!locale || lang === locale, `${path} is in "${lang}"`);
      expect(/<title>[^<]+<\/title>/.test(answer.text), `${path} has no title`);
    }
    for (const path of ['/app', '/mn/app/library', '/admin', '/auth', '/no/such/page']) {
      const answer = await get(path);
      expect(answer.status === 200 && isHtml(answer), `${path} answers ${answer.status}`);
      expect(answer.text.includes('noindex'), `${path} is not the app's page`);
    }
    const missing = await get('/assets/no-such-file.js');
    expect(missing.status === 404, `a missing file below /assets/ answers ${missing.status}`);
  },

  async headers({ get, expect }) {
    const [entry] = scriptsOf((await get('/')).text);
    const embeds = ['/embed/x', '/mn/embed/x'];
    const others = ['/', '/app', '/embed/', '/embed/a/b', '/player', '/api/v1/plans', '/api/v1/me'];
    for (const path of [...embeds, ...others, ...(entry ? [entry] : [])]) {
      const { headers } = await get(path);
      const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
      expect(age >= 31_536_000, `${path} has no HSTS of a year`);
      expect(headers.get('x-content-type-options') === 'nosniff', `${path} may be sniffed`);
      expect(headers.has('referrer-policy'), `${path} has no Referrer-Policy`);
      // A script can't be framed.
      if (path === entry) continue;
      const policy = headers.get('content-security-policy') ?? '';
      const ancestors = embeds.includes(path) ? '*' : "'none'";
      expect(
        policy.includes(`frame-ancestors ${ancestors}`),
        `${path} may be framed by others than ${ancestors}`,
      );
    }
    for (const path of ['/', '/app', '/player', '/embed/x']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      const scripts = /(?:^|;\s*)script-src([^;,]*)/.exec(policy)?.[1];
      const isOpen = scripts === undefined || /'unsafe-(inline|eval)'/.test(scripts);
      expect(
        !isOpen,
        `${path} runs any script: its policy says "script-src${scripts ?? ' nothing'}"`,
      );
    }
    const cache = async (path: string) => (await get(path)).headers.get('cache-control') ?? 'none';
    const [page, app, account] = [await cache('/'), await cache('/app'), await cache('/api/v1/me')];
    expect(page.includes('no-cache'), `/ is cached: ${page}`);
    expect(app.includes('no-cache'), `/app is cached: ${app}`);
    expect(account.includes('no-store'), `/api/v1/me is cached: ${account}`);
    if (entry) expect((await cache(entry)).includes('immutable'), `${entry} is not immutable`);
    else expect(false, '/ names no script');
  },

  async API({ get, expect }) {
    const plans = await get('/api/v1/plans');
    const isList = plans.status === 200 && Array.isArray(JSON.parse(plans.text).plans);
    expect(isList, `/api/v1/plans answers ${plans.status} ${plans.text.slice(0, 80)}`);
    const missing = await get('/api/v1/no/such/call');
    expect(
      missing.status === 404 && missing.text === 'request.not_found',
      `a missing call answers ${missing.status} ${missing.text.slice(0, 80)}`,
    );
  },

  async 'calls of visitors'({ get, expect }) {
    const json = { 'Content-Type': 'application/json' };
    for (const [path, init] of [
      ['/api/v1/me', {}],
      ['/api/v1/synthesize', { method: 'POST', headers: json, body: '{}' }],
      ['/api/v1/me', { headers: { Authorization: 'Bearer forged' } }],
    ] as const) {
      const { status, text } = await get(path, init);
      expect(
        status === 401 && text === 'auth.invalid_token',
        `${path} without an account answers ${status} ${text.slice(0, 80)}`,
      );
    }
  },

  async 'files for robots and researchers'({ get, expect, target }) {
    const site = target.site.replace(/\/$/, '');
    const robots = await get('/robots.txt');
    expect(
      robots.text.includes(`Sitemap: ${site}/sitemap.xml`),
      'robots.txt names another sitemap',
    );
    expect(robots.text.includes('Disallow: /app'), 'robots.txt allows the app');
    const security = await get('/.well-known/security.txt');
    expect(security.text.includes('Contact:'), `security.txt answers ${security.status}`);
    const sitemap = await get('/sitemap.xml');
    const named = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(named.length > 0, `sitemap.xml answers ${sitemap.status} without addresses`);
    for (const loc of named) {
      if (!loc.startsWith(site)) expect(false, `sitemap.xml names ${loc}`);
      else {
        const { status } = await get(loc.slice(site.length) || '/');
        expect(status === 200, `${loc} in sitemap.xml answers ${status}`);
      }
    }
  },

  async 'share page'({ get, expect, target }) {
    for (const path of ['/player?share=none', '/en/player?share=none', '/mn/player?share=none']) {
      const answer = await get(path);
      expect(answer.status === 200 && isHtml(answer), `${path} answers ${answer.status}`);
      const cache = answer.headers.get('cache-control') ?? 'none';
      expect(cache.includes('private'), `${path} is cached: ${cache}`);
    }
    if (target.share === undefined) return;
    const { text } = await get(`/player?share=${encodeURIComponent(target.share)}`);
    expect(text.includes('property="og:audio'), `share ${target.share} has no preview`);
  },

  async 'no local parts and no examples'({ get, expect }) {
    const found = await localMarks(async (path) => (await get(path)).text);
    for (const [script, mark] of found) expect(false, `${script} contains "${mark}"`);
    for (const path of ['/en', '/en/terms', '/en/privacy']) {
      const example = examples.exec((await get(path)).text)?.[0];
      expect(example === undefined, `${path} shows the example "${example}"`);
    }
  },
};
