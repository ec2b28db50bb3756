import type { Page } from '@playwright/test';
import { fromSuite, until } from '../../support/suite.ts';
import { logEnd, loggedAfter } from '../../support/suite-log.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor' });

const local = fromSuite('DUU_BASE_URL');
const production = fromSuite('DUU_PRODUCTION_URL');
/** Runs acts in a page, one after the other, and returns the first directive that they break. */
function brokenBy(page: Page, ...acts: string[]): Promise<string> {
  return page.evaluate(async (wanted) => {
    const broken = new Promise<string>((found) => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => found(effectiveDirective),
        { once: true },
      );
    });
    const known: Record<string, () => unknown> = {
      'a script made of text': () => {
        const script = document.createElement('script');
        script.textContent = 'window.hacked = true';
        document.body.append(script);
      },
      'a script of another site': () => {
        const script = document.createElement('script');
        script.setAttribute('src', 'https://evil.example/x.js');
        document.body.append(script);
      },
      'another script of Google': () =>
        import(/* @vite-ignore */ ['https://apis.google.com', 'complete/search'].join('/')),
      'text as code': () => setTimeout('window.hacked = true'),
      'text as HTML': () => {
        document.body.innerHTML = '<img src=x onerror="window.hacked = true">';
      },
      'an inline style': () => {
        const style = document.createElement('style');
        style.append('body { display: none }');
        document.head.append(style);
      },
      'a style attribute': () => document.body.setAttribute('style', 'display: none'),
      'a call to another site': () => fetch('https://evil.example/'),
      'a call to another of Google’s services': () => fetch('https://storage.googleapis.com/'),
      'an image of another site': () => {
        new Image().src = 'https://evil.example/x.png';
      },
      'a sound of another site': () => {
        new Audio('https://evil.example/x.mp3').load();
      },
      'a frame of another site': () => {
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      },
      'a plug-in': () => {
        const plugin = document.createElement('object');
        plugin.data = '/icons/mark.svg';
        document.body.append(plugin);
      },
      'another base': () => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      },
      'a form for another site': () => {
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        document.body.append(form);
        form.submit();
      },
      'a worker from text': () => new Worker(URL.createObjectURL(new Blob(['']))),
      'a style by rules': () => {
        const style = document.createElement('style');
        document.head.append(style);
        style.sheet?.insertRule('body { outline: 7px solid }');
      },
    };
    // Most refusals are errors too.
    for (const act of wanted) await (async () => known[act]?.())().catch(() => undefined);
    return broken;
  }, acts);
}

const refused = [
  ['a script made of text', 'require-trusted-types-for'],
  ['a script of another site', 'require-trusted-types-for'],
  ['another script of Google', 'script-src-elem'],
  ['text as code', 'require-trusted-types-for'],
  ['text as HTML', 'require-trusted-types-for'],
  ['an inline style', 'style-src-elem'],
  ['a style attribute', 'style-src-attr'],
  ['a call to another site', 'connect-src'],
  ['a call to another of Google’s services', 'connect-src'],
  ['an image of another site', 'img-src'],
  ['a sound of another site', 'media-src'],
  ['a frame of another site', 'frame-src'],
  ['a plug-in', 'object-src'],
  ['another base', 'base-uri'],
  ['a form for another site', 'form-action'],
  ['a worker from text', 'worker-src'],
] as const;

test.describe('the policy of the production build', () => {
  test.use({ failOnPageError: false });

  test('refuses what an attacker would put into a page', async ({ page }) => {
    await page.goto(`${production}/auth`);
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
    for (const [act, directive] of refused)
      await test.step(act, async () => {
        expect(await brokenBy(page, act)).toBe(directive);
      });
    // Emotion writes its styles so: the first thing refused is the second.
    expect(await brokenBy(page, 'a style by rules', 'an inline style')).toBe('style-src-elem');
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).toBe('7px');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('a page into which somebody wrote', () => {
  test.use({ failOnPageError: false });

  test('runs no script and shows no style of theirs', async ({ page, pageErrors }) => {
    await page.route(`${production}/terms`, async (route) => {
      const answer = await route.fetch();
      const theirs =
        '<script>window.hacked = true</script><style>h1 { display: none }</style><p style="color: red" onclick="window.hacked = true">x</p>';
      const body = (await answer.text()).replace('<body>', `<body>${theirs}`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${production}/terms`);
    await page.getByText('x', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    for (const kind of ['inline script', 'inline style', 'inline event handler'])
      expect(pageErrors.join('\n')).toContain(kind);
  });
});

test.describe('violations', () => {
  test.use({ failOnPageError: false });

  test('the browser reports a violation of the policy to the API, which logs it', async ({
    page,
  }) => {
    const from = await logEnd();
    await page.route(`${local}/terms`, async (route) => {
      const answer = await route.fetch();
      const theirs = '<body><script>window.hacked = "secret"</script>';
      const body = (await answer.text()).replace('<body>', theirs);
      // Where the policy has both, Chromium sends to `report-to` alone, and that needs https.
      const headers = Object.entries(answer.headers()).map(([name, value]) => [
        name,
        value.replaceAll(/; report-to csp\b/g, ''),
      ]);
      await route.fulfill({ response: answer, headers: Object.fromEntries(headers), body });
    });
    await page.goto(`${local}/terms`);
    const { entries, lines } = await until('the report in the log', async () => {
      const log = await loggedAfter(from);
      return log.entries.some(({ event }) => event === 'policy_violated') && log;
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: 'policy_violated',
        directive: 'script-src-elem',
        blocked: 'inline',
        route: '/terms',
      }),
    );
    expect(lines.join('\n')).not.toContain('window.hacked');
  });
});

test('the production build signs in with a provider’s window and breaks no policy', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== production,
    (route, request) => {
      asked.push(new URL(request.url()).origin);
      if (!request.url().startsWith('https://apis.google.com/js/api.js'))
        return route.fulfill({ status: 204 });
      // As Google's script does: policies of its own, and more scripts through them.
      const body = `
        const policy = trustedTypes.createPolicy('gapi#gapi', { createScriptURL: (url) => url });
        trustedTypes.createPolicy('goog#html', { createHTML: (html) => html });
        const script = document.createElement('script');
        script.src = policy.createScriptURL('https://apis.google.com/_/scs/abc-static/_/js/x');
        document.head.append(script);
        script.onload = script.onerror = () => { document.documentElement.dataset.gapi = 'loaded'; };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  await page.goto(`${production}/auth`);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-gapi', 'loaded');
  expect(asked.filter((origin) => origin === 'https://apis.google.com').length).toBe(2);
});

for (const path of [
  '/',
  '/mn',
  '/terms',
  '/en/privacy',
  '/auth',
  '/player?share=x',
  '/embed/x',
  '/offline',
  '/nothing',
])
  test(`the production build shows ${path} and breaks no policy`, async ({ page }) => {
    await page.route(
      (url) => url.origin !== production,
      (route) => route.fulfill({ status: 204 }),
    );
    await page.goto(production + path);
    await expect(page.locator('main, h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
