/** A page that waits longer for the API says so instead: people wait for the page. */
const PAGE_TIMEOUT_MS = 5_000;

/**
 * Sends a page's request to the API; the framework keeps nothing of it. @throws when no answer comes within
 * `timeoutMs`.
 */
export const ask = (request: Request, timeoutMs: number = PAGE_TIMEOUT_MS): Promise<Response> =>
  fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
