import { keptUntilMs } from '@suluh/domain/learning';
import { loadLeaving } from '../menu/loadLeaving.ts';
import { canKeep, forgetAddress, keepAddress, keepPage, LESSONS } from './keep.ts';

/** In the cache of lessons: what it holds, and the page that lists it; no page has these addresses. */
const INDEX = '/_ui/kept-lessons';
const LIST = '/_ui/kept-list';

/** Room left free on the device beside what is kept. */
const ROOM_FACTOR = 1.1;

/** A lesson that lies on this device. */
export interface KeptLesson {
  /** Path of its page. */
  path: string;
  title: string;
  courseTitle: string;
  bytes: number;
  keptAtMs: number;
  /** Names its files have in the cache. */
  names: readonly string[];
}

/** A lesson to be kept. */
export interface LessonToKeep {
  title: string;
  courseTitle: string;
  /** Addresses of its files, with their lengths, and what else a recording stands in for. */
  files: readonly { url: string; bytes: number }[];
  recording: string | null;
  others: readonly string[];
}

/** Why a lesson was not kept. */
export type KeepFailure = 'noRoom' | 'failed' | 'cancelled';

/** The name of a lesson's file, whoever signed its address: the worker knows it by the same. */
const nameOf = (url: string): string => {
  const { pathname } = new URL(url, window.location.href);
  return /^\/storage\/kelas\/[^/]+\/[^/]+/.exec(pathname)?.[0] ?? pathname;
};

async function read(): Promise<KeptLesson[]> {
  if (!('caches' in globalThis) || !(await caches.has(LESSONS))) return [];
  const index = await (await caches.open(LESSONS)).match(INDEX);
  return index ? ((await index.json()) as KeptLesson[]) : [];
}

/** Changes the index, one tab at a time. */
async function change(to: (lessons: KeptLesson[]) => KeptLesson[]): Promise<void> {
  await navigator.locks.request('suluh-kept-lessons', async () => {
    const after = to(await read());
    await (await caches.open(LESSONS)).put(INDEX, Response.json(after));
  });
}

/** Lessons on this device, the newest first. Browser only. */
export const keptLessons = (): Promise<KeptLesson[]> => read().catch(() => []);

/** Takes a lesson and its page off the device. Browser only. */
export async function forgetLesson({ path, names }: Pick<KeptLesson, 'path' | 'names'>): Promise<void> {
  const cache = await caches.open(LESSONS);
  await change((lessons) => lessons.filter((each) => each.path !== path));
  const stillNamed = new Set((await read()).flatMap((each) => each.names));
  await Promise.all(names.filter((name) => !stillNamed.has(name)).map((name) => cache.delete(name)));
  await forgetAddress(window.location.origin + path);
}

/** Takes lessons off the device that had their seven days. Browser only. */
export async function sweepLessons(nowMs: number): Promise<void> {
  for (const lesson of await keptLessons()) if (keptUntilMs(lesson.keptAtMs) <= nowMs) await forgetLesson(lesson);
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = await (navigator.storage?.estimate() ?? {});
  return quota === undefined || usage === undefined || quota - usage > bytes * ROOM_FACTOR;
}

/** Puts a file into the cache as it comes. @throws Error when it does not come whole */
async function keepFile(
  cache: Cache,
  url: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const answer = await fetch(url, { signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        onBytes(part.byteLength);
        out.enqueue(part);
      },
    }),
  );
  const headers = new Headers({ 'accept-ranges': 'bytes' });
  for (const name of ['content-type', 'content-length', 'content-disposition']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await cache.put(nameOf(url), new Response(counted, { headers }));
}

/** Pictures between the words of the lesson. */
const pictures = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(window.location.origin));

/**
 * Keeps the lesson that is open with its files for seven days, so that it opens without a line. Browser only.
 * @param pages where lessons are, and the page that lists those kept
 * @returns null once it is kept
 */
export async function keepLesson(
  { title, courseTitle, files, recording, others }: LessonToKeep,
  pages: { scope: string; list: string; userId: string },
  { onProgress, signal }: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<KeepFailure | null> {
  if (!canKeep()) return 'failed';
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const names = [...files.map(({ url }) => nameOf(url)), ...others.map(nameOf)];
  const path = window.location.pathname;
  try {
    if (!(await hasRoom(bytes))) return 'noRoom';
    await loadLeaving(); // kept with the page: 'Keluar' wipes it without a line too
    if (!(await keepPage(pages.scope, pages.userId)) || !(await keepAddress(window.location.origin + pages.list)))
      return 'failed';
    const cache = await caches.open(LESSONS);
    await cache.put(LIST, new Response(pages.list));
    let came = 0;
    const count = (more: number): void => {
      came += more;
      onProgress(bytes === 0 ? 100 : Math.min(99, Math.floor((came * 100) / bytes)));
    };
    for (const { url } of files) await keepFile(cache, url, signal, count);
    for (const other of recording === null ? [] : others)
      await cache.put(nameOf(other), new Response('', { headers: { 'x-stands-in': nameOf(recording!) } }));
    await Promise.allSettled(pictures().map((address) => cache.add(address)));
    const lesson = { path, title, courseTitle, bytes, keptAtMs: Date.now(), names };
    await change((lessons) => [lesson, ...lessons.filter((each) => each.path !== path)]);
    return null;
  } catch (error) {
    await forgetLesson({ path, names }).catch(() => undefined); // what came of it is no lesson
    if (signal.aborted) return 'cancelled';
    return (error as Error).name === 'QuotaExceededError' ? 'noRoom' : 'failed';
  }
}
