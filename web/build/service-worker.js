// Keeps an offline page, and this build's own files once they were used. Pages always come from the network, and
// neither the API, nor audio, nor /builds/latest.json ever passes through here: the build watch must see the truth.
const cacheName = 'duu-BUILD_ID';
const offlinePage = '/offline.html';

// Hosting may redirect to the address without .html, and a redirected answer cannot be given to a navigation:
// what is kept is a plain copy.
async function keepPage(cache, address) {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(
    address,
    new Response(await answer.blob(), { headers: { 'Content-Type': 'text/html' } }),
  );
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

async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A single-page host answers a missing file with the page: that is not a script, and must not be kept as one.
  if (answer.ok && !answer.headers.get('content-type')?.includes('text/html')) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(offlinePage)) ?? Response.error()),
    );
    return;
  }
  if (url.pathname.startsWith('/assets/') || url.pathname === '/icons/mark.svg')
    event.respondWith(fromCacheFirst(request));
});
