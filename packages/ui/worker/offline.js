// Opens pages that were kept on this device when there is no line: tickets and doors. The pages keep themselves, with
// what they need (packages/features/src/parts/offline); this only answers. Plain JavaScript, served as it is.
const PAGES = 'suluh-pages';
const FILES = 'suluh-files';

/** How long the line may take until what was kept is shown. */
const PATIENCE_MS = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Only what was kept: every other page is the browser's business. */
async function page(request) {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!kept) return fetch(request);
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const online = fetch(request).then(
    async (answer) => {
      // A redirect of a navigation is opaque here, and a login is no ticket: it is shown and not kept.
      if (answer.ok && answer.type === 'basic' && !answer.redirected) await pages.put(request, answer.clone());
      return answer.status >= 500 ? null : answer;
    },
    () => null,
  );
  const answer = await Promise.race([online, late]);
  clearTimeout(timer);
  return answer ?? kept;
}

/** Files of a build never change under their address. */
async function file(request) {
  const kept = await (await caches.open(FILES)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

const isFile = ({ pathname }) => pathname.startsWith('/_ui/') || /\/_next\/static\//.test(pathname);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isFile(url)) event.respondWith(file(request));
});
