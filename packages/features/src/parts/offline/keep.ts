import { saysLook } from '@suluh/kept-pages/look';
import { awayPage } from './awayPage.ts';
import { silence } from './push.ts';

/** Where pages and their files are kept, by the names the worker knows (packages/ui/worker/offline.js). */
const PAGES = 'suluh-pages';
const FILES = 'suluh-files';
/** Lessons that were kept (`lessons.ts`); they are of the learner the pages are of. */
export const LESSONS = 'suluh-lessons';
export const WORKER = '/_ui/offline.js';
/** What is said without a line of a page that is not kept; no page has this address. */
const AWAY = '/_ui/away';
/** Beside the pages, whose they are; no page has this address. */
const OWNER = '/_ui/kept-by';

const isFile = (address: string): boolean => {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && (pathname.startsWith('/_ui/') || pathname.includes('/_next/static/'));
};

/** Everything of a build this page has loaded, or names. */
const filesOfPage = (): string[] => [
  ...new Set(
    [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
      ...[...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href),
    ].filter(isFile),
  ),
];

/** Adds what is not there; one file that does not come leaves the others kept. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const missing = [];
  for (const address of addresses) if (!(await cache.match(address, { ignoreVary: true }))) missing.push(address);
  await Promise.allSettled(missing.map((address) => cache.add(address)));
}

/** Somebody of staff looks as a learner here: nothing of theirs stays on this device (docs/product/staff.md#looking). */
export const isLooking = (): boolean => saysLook(document.cookie);

/** Whether this browser can keep pages: on secure addresses only, and those of its own learner alone. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window && !isLooking();

let binding: Promise<void> = Promise.resolve();
/** How often this page forgot what was kept: what was begun before is not kept afterwards. */
let wipes = 0;

/** Takes away again what was kept while everything was forgotten. @returns whether it stays */
async function staysAfter(begun: number): Promise<boolean> {
  if (wipes !== begun) await caches.delete(PAGES);
  return wipes === begun;
}

async function bind(userId: string): Promise<void> {
  const begun = wipes;
  const pages = await caches.open(PAGES);
  const owner = await pages.match(OWNER);
  if ((await owner?.text()) === userId) return;
  await Promise.all([caches.delete(PAGES), caches.delete(LESSONS), owner ? silence() : undefined]);
  await (await caches.open(PAGES)).put(OWNER, new Response(userId));
  await staysAfter(begun);
}

/**
 * Leaves on this device the pages of this learner alone: who logs in on a shared phone wipes those of whoever was there
 * before, as 'Keluar' does. One at a time, so that what is kept meanwhile stays. Browser only.
 */
export function keepPagesOf(userId: string): Promise<void> {
  if (!('caches' in globalThis)) return Promise.resolve();
  binding = binding.then(() => bind(userId)).catch(() => undefined); // no room: then nothing is kept either
  return binding;
}

/** What a page of ours names to be loaded with it. */
const filesNamed = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!.replaceAll('&amp;', '&')).filter(isFile);

/** Keeps a page by its address, with the files it names. @returns whether it is kept */
export async function keepAddress(address: string): Promise<boolean> {
  const begun = wipes;
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok || answer.redirected) return false;
  await (await caches.open(PAGES)).put(address, answer.clone());
  if (!(await staysAfter(begun))) return false;
  await keepFiles(filesNamed(await answer.text()));
  return true;
}

/** Forgets one page that was kept. */
export const forgetAddress = async (address: string): Promise<boolean> =>
  (await caches.open(PAGES)).delete(address, { ignoreVary: true });

/**
 * Keeps the page that is open, with its files and those named, so that it opens without a line. Browser only.
 * @param scope beginning of the paths the worker answers for
 * @param userId whose page it is; null for a page that is nobody's own
 * @returns whether it is kept
 */
export async function keepPage(scope: string, userId: string | null, more: readonly string[] = []): Promise<boolean> {
  if (!canKeep()) return false;
  try {
    if (userId !== null) await keepPagesOf(userId);
    await navigator.serviceWorker.register(WORKER, { scope });
    const isKept = await keepAddress(window.location.origin + window.location.pathname);
    if (isKept) await keepFiles([...filesOfPage(), ...more]);
    return isKept;
  } catch {
    return false; // no room, or no line: the page is there while it is open
  }
}

/**
 * Sees to it that a page of this learner that is not kept says so without a line, and leads to what is kept, instead of
 * the browser's own error. Browser only.
 * @param scope beginning of the paths the worker answers for @param list page that lists what is kept
 */
export async function prepareAway({
  scope,
  list,
  userId,
}: {
  scope: string;
  list: string;
  userId: string;
}): Promise<void> {
  if (!canKeep()) return;
  try {
    await keepPagesOf(userId);
    await navigator.serviceWorker.register(WORKER, { scope });
    const address = window.location.origin + list;
    if (!(await (await caches.open(PAGES)).match(address, { ignoreVary: true }))) await keepAddress(address);
    const said = new Response(awayPage(list), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    await (await caches.open(FILES)).put(AWAY, said); // nobody's own: it stays when everything else is forgotten
  } catch {
    // no room, or no line: then the browser says it
  }
}

/**
 * Forgets the pages and lessons that were kept, and that this device rings: who leaves a shared phone leaves no ticket on
 * it.
 */
export async function forgetPages(): Promise<void> {
  wipes += 1;
  if (!('caches' in globalThis)) return;
  await Promise.all([...[PAGES, LESSONS].map((name) => caches.delete(name).catch(() => false)), silence()]);
}
