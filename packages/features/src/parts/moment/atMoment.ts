/** Longest delay a browser's timer takes. */
export const LONGEST_DELAY_MS = 2_147_483_647;

/**
 * Waits in the browser for an instant, by the clock of the server: a phone may be minutes wrong. A page that slept
 * meanwhile, as phones do, is served when it is looked at again.
 * @param serverNowMs what the server's clock said when the page was drawn @returns how to stop waiting
 */
export function atMoment(momentMs: number, serverNowMs: number, come: () => void): () => void {
  const dueMs = Date.now() + (momentMs - serverNowMs);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  function look(): void {
    clearTimeout(timer);
    const leftMs = dueMs - Date.now();
    if (leftMs > 0) {
      timer = setTimeout(look, Math.min(leftMs, LONGEST_DELAY_MS));
      return;
    }
    stop();
    come();
  }
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
