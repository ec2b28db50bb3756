import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '@duu/contract/escape-html';
import type { Locale } from '@duu/contract/language';
import { minifySync, type Plugin, build as viteBuild } from 'vite';
import { appFiles, earlyFiles } from './app-files.ts';
import { type BuiltFiles, readBuiltFiles } from './built-files.ts';
import { inlineHashes, type PolicySettings, pagesIn, policyRules } from './csp.ts';
import { type HeadTexts, headOf } from './head.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { robotsOf, securityTxtOf, sitemapOf } from './site-files.ts';

interface Rendered extends HeadTexts {
  readonly html: string;
  /** Shown if scripts are switched off. */
  readonly noScript: string;
}

type Render = (path: string, locale: Locale, site: string) => Promise<Rendered>;

interface Options {
  readonly buildId: string;
  /** The public address, without a slash at the end. */
  readonly site: string;
  /** Contact for security reports (security.txt). */
  readonly contact: string;
  readonly policy: PolicySettings;
}

/** The logo, shown while the app loads. */
const splash =
  '<div class="splash"><img src="/icons/mark.svg" alt="" width="45" height="44" /></div>';
const noScriptMark = '<!--no-script-->';
const appHead = '<meta name="robots" content="noindex" />';

/** Writes the files beside the bundle: the public pages as HTML, the app's page, the build manifest, the service worker. */
export function pagesPlugin({ buildId, site, contact, policy }: Options): Plugin {
  let root = '';
  let dist = '';
  let mode = '';
  let isServer = false;
  let built: BuiltFiles | undefined;
  const script = (file: string) => inline(readFileSync(path.join(root, 'build', file), 'utf8'));
  const early = () => script('early.js');
  return {
    name: 'duu-pages',
    configResolved(config) {
      root = config.root;
      dist = path.resolve(root, config.build.outDir);
      mode = config.mode;
      isServer = Boolean(config.build.ssr);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, context) =>
        context.server ? html.replace('<!--early-->', `<script>${early()}</script>`) : html,
    },
    writeBundle(_, bundle) {
      built = readBuiltFiles(root, bundle);
    },
    async closeBundle() {
      if (isServer || !built) return;
      const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
      const first = early();
      const page = (html: string) =>
        html.replace('<!--early-->', () => `<script>${first}</script>`);
      // One per process, since two builds may run in parallel. The pages' code is read from it during rendering.
      const rendererDir = path.join(root, `node_modules/.prerender-${process.pid}`);
      const render = await renderer(root, mode, rendererDir);
      const around = { site, dist, built, holdPress: script('hold-press.js') };
      const noScript = new Map<Locale, string>();
      for (const of of publicPages) {
        const rendered = await render(of.path, of.locale, site);
        noScript.set(of.locale, paragraph(rendered.noScript, of.locale));
        writeInto(dist, of.file, page(fill(template, of, rendered, around)));
      }
      rmSync(rendererDir, { recursive: true });
      const ahead = script('early-files.js').replace('EARLY_FILES', () =>
        JSON.stringify(earlyFiles(around.built)),
      );
      writeInto(
        dist,
        'app.html',
        // The app's page is served before the language is known.
        page(
          template
            .replace('<!--head-->', () => `${appHead}\n    <script>${ahead}</script>`)
            .replace('<!--app-->', splash)
            .replace(noScriptMark, () => [...noScript.values()].join('')),
        ),
      );
      writeInto(dist, 'builds/latest.json', JSON.stringify({ id: buildId }));
      writeInto(dist, 'sitemap.xml', sitemapOf(publicPages, site));
      writeInto(dist, 'robots.txt', robotsOf(site));
      writeInto(dist, 'security.txt', securityTxtOf({ site, contact, now: new Date() }));
      const worker = readFileSync(path.join(root, 'build/service-worker.js'), 'utf8');
      const files = JSON.stringify(appFiles(built));
      writeInto(dist, 'sw.js', worker.replace('BUILD_ID', buildId).replace('APP_FILES', files));
      const rules = policyRules(inlineHashes(pagesIn(dist)), policy);
      // Hosting leaves it out, as all names that begin with a dot.
      writeInto(dist, '.policies.json', JSON.stringify(rules, undefined, 2));
    },
  };
}

/** Writes a file of the build, with the folders it needs. */
function writeInto(dist: string, file: string, content: string): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function paragraph(text: string, locale: Locale): string {
  return `<p lang="${locale}">${escapeHtml(text)}</p>`;
}

/** Builds the pages for Node and returns the function that renders them. */
async function renderer(root: string, mode: string, outDir: string): Promise<Render> {
  await viteBuild({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const module = (await import(
    `${pathToFileURL(path.join(outDir, 'prerender.js')).href}?${Date.now()}`
  )) as {
    prerender: Render;
  };
  return module.prerender;
}

interface Around {
  readonly site: string;
  readonly dist: string;
  readonly built: BuiltFiles;
  readonly holdPress: string;
}

/**
 * Returns one public page. Its styles are inlined and its scripts load after the first paint, so that it is readable as soon
 * as it arrives.
 */
function fill(template: string, page: PublicPage, rendered: Rendered, around: Around): string {
  const { site, dist, built } = around;
  const { entry } = built;
  const { scripts, styles } = built.needed([
    'src/app/main.tsx',
    'src/app/layouts/LandingLayout.tsx',
    page.source,
    `src/i18n/messages/common.${page.locale}.ts`,
    `src/i18n/messages/landing-pages.${page.locale}.ts`,
  ]);
  const css = styles.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('\n');
  const others = scripts.filter((file) => file !== entry);
  const boot = around.holdPress + bootScript(entry, others);
  const head = [
    ...fonts(dist, page).map(
      (file) =>
        `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    `<style>${css}</style>`,
    // Keeps Vite from loading the style sheets: it skips those in the page, and a disabled one is not loaded.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
  ].join('\n    ');
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link (rel="(modulepreload|stylesheet)"|data-font)[^>]*>/g, '')
    .replace('<html lang="en">', `<html lang="${page.locale}">`)
    .replace('<title>Duu</title>\n', '')
    .replace(noScriptMark, () => paragraph(rendered.noScript, page.locale))
    .replace('<!--head-->', () => headOf(page, rendered, site))
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      '<div id="root"><!--app--></div>',
      () =>
        `<div id="root" data-path="${page.path}" data-locale="${page.locale}">${rendered.html}</div>`,
    )
    .replace('</body>', () => `  <script>${boot}</script>\n  </body>`);
}

/**
 * Starts the app after the page was painted in its typeface, or after half a second, so that the scripts don't delay the
 * typeface; immediately if the page waits for another language's texts.
 */
function bootScript(entry: string, others: readonly string[]): string {
  return inline(`(() => {
  const begin = () => {
    for (const file of ${JSON.stringify(others)}) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = '/' + file;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/${entry}';
    document.head.append(script);
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const typeface = () =>
    Promise.race([document.fonts.ready, new Promise((late) => setTimeout(late, 500))]);
  if (document.documentElement.dataset.pending || document.hidden) begin();
  else painted().then(typeface).then(painted).then(begin);
})();`);
}

/** Minifies a script that is inlined into a page, where each byte delays the first paint. */
function inline(code: string): string {
  return minifySync('inline.js', code).code;
}

/** Returns the font files that the first screen of a page needs. */
function fonts(dist: string, page: PublicPage): string[] {
  const cuts = page.locale === 'mn' ? ['cyrillic', 'mongolian'] : ['latin'];
  const files = readdirSync(path.join(dist, 'assets'));
  return cuts.flatMap((cut) =>
    files.filter((file) => new RegExp(`^geologica-${cut}-[\\w-]{8}\\.woff2$`).test(file)),
  );
}
