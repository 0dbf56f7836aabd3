// Opens pages that were kept on this device when there is no line: tickets, doors and lessons. The pages keep themselves,
// with what they need (packages/features/src/parts/offline); this only answers. It shows messages that are pushed, too.
// Plain JavaScript, served as it is.
const PAGES = 'suluh-pages';
const FILES = 'suluh-files';
const LESSONS = 'suluh-lessons';
/** In a cache of lessons: the page that lists them, by its address. */
const LIST = '/_ui/kept-list';

/** What is said of a page that is not kept, where no lesson is kept either. */
const AWAY = '/_ui/away';

/** How long the line may take until what was kept is shown. */
const PATIENCE_MS = 3000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Without a line a page that is not kept leads to the list of those that are; without such a list it says so. */
async function other(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const list = await (await caches.open(LESSONS)).match(LIST);
    const path = await list?.text();
    if (path && path !== new URL(request.url).pathname) return Response.redirect(path);
    const away = await (await caches.open(FILES)).match(AWAY);
    if (!away) throw error;
    return away;
  }
}

/** What was kept, as soon as the line fails. */
async function page(request) {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!kept) return other(request);
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

/** A file of a lesson under the same name whoever signed its address, as `keepLesson` puts it. */
const lessonFile = ({ pathname }) => /^\/storage\/kelas\/[^/]+\/[^/]+/.exec(pathname)?.[0];

/** The part a player asks for: Safari plays nothing that does not answer in parts. */
async function part(kept, range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return kept;
  const whole = await kept.blob();
  const first = Number(from);
  const last = to ? Math.min(Number(to), whole.size - 1) : whole.size - 1;
  const headers = new Headers(kept.headers);
  headers.set('content-range', first > last ? `bytes */${whole.size}` : `bytes ${first}-${last}/${whole.size}`);
  if (first > last) return new Response(null, { status: 416, headers });
  headers.set('content-length', String(last - first + 1));
  return new Response(whole.slice(first, last + 1), { status: 206, headers });
}

/** A file of a lesson: what is kept costs no data; what another quality stands in for is asked for first. */
async function ofLesson(request, name) {
  const lessons = await caches.open(LESSONS);
  const kept = await lessons.match(name);
  const standIn = kept?.headers.get('x-stands-in');
  if (!kept) return fetch(request);
  if (!standIn) return part(kept, request.headers.get('range'));
  try {
    return await fetch(request);
  } catch (error) {
    const other = await lessons.match(standIn);
    if (!other) throw error;
    return part(other, request.headers.get('range'));
  }
}

/** A picture of a lesson. */
async function picture(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(LESSONS)).match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/** Shows what the learner is told (docs/product/notification.md#devices); browsers want each message to be seen. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const look = { body, tag, lang: 'id', icon: '/_ui/icon/192.png', badge: '/_ui/icon/badge.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, look));
});

/** Leads to the messages: in a window that shows them already, else in a new one. */
async function lead(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((each) => each.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});

const isFile = ({ pathname }) => pathname.startsWith('/_ui/') || /\/_next\/static\//.test(pathname);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (lessonFile(url)) event.respondWith(ofLesson(request, lessonFile(url)));
  else if (isFile(url)) event.respondWith(file(request));
  else if (request.destination === 'image') event.respondWith(picture(request));
});
