// Caches an offline page, this build's files after first use and, for signed-in users, the app. Pages are
// network-first. The API, audio and /builds/latest.json are never cached, so that the build watch sees the current
// build.
const cacheName = 'duu-BUILD_ID';
/** What was shared into the app, until the editor has taken it; kept across builds. */
const sharedCache = 'shared-duu';
const offlinePage = '/offline.html';
/** Where the system sends what is shared into the app (`share_target` of the manifest). */
const sharePath = '/app/share';
const sharedDays = 1;
/** All app routes share this page. */
const appPage = '/app';
const appPaths =
  /^\/(?:(?:en|mn)\/)?app(?:\/(?:text2speech|library|audio)(?:\/[^/]+)?|\/account\/settings)?\/?$/;
/** The entry script comes first. */
const appFiles = JSON.parse('APP_FILES');

// Hosting may redirect to the URL without .html, and browsers reject a redirected response for a navigation. So a
// copy of the response is cached, with its security policy.
function copyOf(answer, page) {
  const headers = { 'Content-Type': 'text/html' };
  for (const name of ['Content-Security-Policy', 'Reporting-Endpoints']) {
    const value = answer.headers.get(name);
    if (value) headers[name] = value;
  }
  return new Response(page, { headers });
}

async function keepPage(cache, address) {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, copyOf(answer, await answer.blob()));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => Promise.all([keepPage(cache, offlinePage), cache.add('/icons/mark.svg')]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('duu-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** Caches the page last, so that it exists only if its files do; a newer build's page needs other files. */
async function keepApp(used) {
  const cache = await caches.open(cacheName);
  if (!(await cache.match(appPage))) {
    const answer = await fetch(appPage, { cache: 'no-cache' });
    const page = await answer.text();
    if (!answer.ok || !page.includes(appFiles[0])) return;
    for (const file of appFiles) if (!(await keepFile(cache, file))) return;
    await cache.put(appPage, copyOf(answer, page));
  }
  for (const file of used) await keepFile(cache, file);
}

async function keepFile(cache, file) {
  if (await cache.match(file)) return true;
  const answer = await fetch(file);
  if (!isFile(answer)) return false;
  await cache.put(file, answer);
  return true;
}

/** Hosting answers a missing file with the app page, which must not be cached as a script. */
function isFile(answer) {
  return answer.ok && !answer.headers.get('content-type')?.includes('text/html');
}

self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keepApp') return;
  const tell = () => event.ports[0]?.postMessage('kept');
  event.waitUntil(keepApp(event.data.files).then(tell, tell));
});

async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function pageFor(pathname) {
  const cache = await caches.open(cacheName);
  const app = appPaths.test(pathname) ? await cache.match(appPage) : undefined;
  return app ?? (await cache.match(offlinePage)) ?? Response.error();
}

async function dropOldShares(cache) {
  const oldest = Date.now() - sharedDays * 86_400_000;
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (Number(answer?.headers.get('x-shared-at')) < oldest) await cache.delete(request);
  }
}

/** Keeps what was shared for the editor, also while a visitor signs in, and opens it. */
async function takeShare(request) {
  let id = 'failed';
  try {
    const form = await request.formData();
    const cache = await caches.open(sharedCache);
    await dropOldShares(cache);
    const taken = crypto.randomUUID();
    const keep = (name, content) =>
      cache.put(
        `${sharePath}/${taken}${name}`,
        new Response(content, { headers: { 'x-shared-at': String(Date.now()) } }),
      );
    const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
    for (const [at, file] of files.entries()) await keep(`/${at}`, file);
    const textOf = (field) => String(form.get(field) ?? '');
    // Last, so that it names only files that are kept.
    await keep(
      '',
      JSON.stringify({
        title: textOf('title'),
        text: textOf('text'),
        url: textOf('url'),
        files: files.map(({ name, type }) => ({ name, type })),
      }),
    );
    id = taken;
  } catch {
    // The editor says that nothing could be taken.
  }
  return Response.redirect(`/app/text2speech?shared=${id}`, 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && request.mode === 'navigate' && url.pathname === sharePath) {
    event.respondWith(takeShare(request));
    return;
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => pageFor(url.pathname)));
    return;
  }
  if (url.pathname.startsWith('/assets/') || url.pathname === '/icons/mark.svg')
    event.respondWith(fromCacheFirst(request));
});
