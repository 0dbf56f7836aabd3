import { isRenderingKept, noteRead } from '@suluh/kept-pages/notes';
import { PAGE_PATIENCE_MS, patienceLeftMs } from '@suluh/kept-pages/patience';

/**
 * Sends a page's request to the API; the framework keeps nothing of it. What a page reads that will be kept for
 * everybody is noted, and is never an answer of a moment ago. @throws when no answer comes within `timeoutMs`, or within
 * what the page has left: one that waited for one thing in vain does not wait as long for the next.
 */
export async function ask(request: Request, timeoutMs: number = PAGE_PATIENCE_MS): Promise<Response> {
  const path = new URL(request.url).pathname;
  try {
    if (isRenderingKept()) request.headers.set('cache-control', 'no-cache'); // what is true now, not a moment ago
    const waitMs = Math.max(0, Math.min(timeoutMs, patienceLeftMs()));
    const response = await fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(waitMs) });
    noteRead(path, response.status);
    return response;
  } catch (error) {
    noteRead(path, 0);
    throw error;
  }
}
