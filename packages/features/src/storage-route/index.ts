/** Headers of a stored file that its reader gets; no other one of the storage is anybody's business. */
const PASSED_ON = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'] as const;

/** A storage that takes longer for a picture counts as silent. */
const TIMEOUT_MS = 10_000;

/**
 * Serves /storage/{path} of an app from the storage base (docs/product/display.md#pictures), so that pictures are of
 * the page's own origin wherever they lie, and the image optimizer needs no address but ours. `nextSettings` adds the
 * headers that keep a stored drawing from running anything.
 */
export async function serveStored(request: Request, { storageUrl }: { storageUrl: string }): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/storage\//, '');
  const known = request.headers.get('if-none-match');
  const answer = await fetch(`${storageUrl.replace(/\/+$/, '')}/${path}`, {
    headers: known ? { 'if-none-match': known } : {},
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (answer === null) return new Response(null, { status: 502 });
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const isFound = answer.ok || answer.status === 304;
  return new Response(answer.ok ? answer.body : null, isFound ? { status: answer.status, headers } : { status: 404 });
}
