import { DRAWN_FOLDER } from '@suluh/domain/drawn';
import { LENGTH_HEADER } from '@suluh/domain/file';

/** Headers of a stored file that its reader gets; no other one of the storage is anybody's business. */
const PASSED_ON = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
] as const;

/** Headers of a reader that the storage gets: what they have already, and which part they want. */
const ASKED_WITH = ['if-none-match', 'if-range', 'range'] as const;

/** A storage that takes longer to begin its answer counts as silent; a recording may go on as long as it is watched. */
const TIMEOUT_MS = 10_000;

/** Files of lessons, which the API alone opens (docs/product/learning.md#files). */
const CLOSED = 'kelas/';

/** Answers a reader is told of as they are; whatever else went wrong, the file is not there. */
const TOLD = [200, 206, 304, 403, 416];

/** Where files lie: pictures, wherever that is, and what only owners may see, at the API. */
interface Storage {
  storageUrl: string;
  apiOrigin: string;
}

/** A picture that is drawn in widths of its own lies there as AVIF too, for browsers that take it. */
const wantedPath = (path: string, headers: Headers): string =>
  path.startsWith(`${DRAWN_FOLDER}/`) && headers.get('accept')?.includes('image/avif')
    ? path.replace(/\.webp$/, '.avif')
    : path;

async function fetched(url: string, headers: Headers, reader: AbortSignal): Promise<Response | null> {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), TIMEOUT_MS);
  const signal = AbortSignal.any([reader, silent.signal]);
  const answer = await fetch(url, { headers, redirect: 'error', cache: 'no-store', signal }).catch(() => null);
  clearTimeout(timer);
  return answer;
}

/**
 * Serves /storage/{path} of an app from the storage base (docs/product/display.md#pictures), so that pictures are of
 * the page's own origin wherever they lie, and the image optimizer needs no address but ours. Files of lessons come from
 * the API, in the ranges a player asks for. `nextSettings` adds the headers that keep a stored drawing from running
 * anything.
 */
export async function serveStored(request: Request, { storageUrl, apiOrigin }: Storage): Promise<Response> {
  const path = wantedPath(new URL(request.url).pathname.replace(/^\/storage\//, ''), request.headers);
  const base = path.startsWith(CLOSED) ? `${apiOrigin}/storage` : storageUrl.replace(/\/+$/, '');
  const asked = new Headers();
  for (const name of ASKED_WITH) {
    const value = request.headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  const answer = await fetched(`${base}/${path}`, asked, request.signal);
  if (answer === null) return new Response(null, { status: 502 });
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const length = answer.headers.get('content-length');
  if (answer.ok && length !== null && !answer.headers.has('content-encoding')) headers.set(LENGTH_HEADER, length); // as it is read here
  if (!TOLD.includes(answer.status) || (answer.status === 403 && !path.startsWith(CLOSED)))
    return new Response(null, { status: 404 });
  return answer.ok
    ? new Response(answer.body, { status: answer.status, headers })
    : new Response(null, { status: answer.status, headers });
}
