/** A page that waits longer for the API says so instead: people wait for the page. */
const TIMEOUT_MS = 5_000;

/** Sends a page's request to the API; the framework keeps nothing of it. @throws when there is no answer within five seconds. */
export const ask = (request: Request): Promise<Response> => fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
