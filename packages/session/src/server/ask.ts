import { isRenderingKept, noteRead } from '@suluh/kept-pages/notes';

/** A page that waits longer for the API says so instead: people wait for the page. */
const PAGE_TIMEOUT_MS = 5_000;

/**
 * Sends a page's request to the API; the framework keeps nothing of it. What a page reads that will be kept for
 * everybody is noted, and is never an answer of a moment ago. @throws when no answer comes within `timeoutMs`.
 */
export async function ask(request: Request, timeoutMs: number = PAGE_TIMEOUT_MS): Promise<Response> {
  const path = new URL(request.url).pathname;
  try {
    if (isRenderingKept()) request.headers.set('cache-control', 'no-cache'); // what is true now, not a moment ago
    const response = await fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    noteRead(path, response.status);
    return response;
  } catch (error) {
    noteRead(path, 0);
    throw error;
  }
}
