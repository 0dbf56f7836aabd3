/** Longest delay a browser's timer takes. */
const LONGEST_DELAY_MS = 2_147_483_647;

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

/** Answers may be kept this long: the page's prices are asked for again after it, in milliseconds. */
const KEPT_MS = 6_000;

/**
 * Waits in the browser for the end of a sale: `end` at the instant itself, `refresh` once no kept answer tells of the
 * sale any more.
 * @param endsAtMs milliseconds since 1970. @returns how to stop waiting
 */
export function afterSaleEnd(
  endsAtMs: number,
  { end, refresh }: { end?: () => void; refresh: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const leftMs = endsAtMs - Date.now();
    if (leftMs > 0) {
      timer = setTimeout(wait, Math.min(leftMs, LONGEST_DELAY_MS));
      return;
    }
    end?.();
    timer = setTimeout(refresh, KEPT_MS);
  };
  wait();
  return () => clearTimeout(timer);
}
