import { LONGEST_DELAY_MS } from '../moment/atMoment.ts';

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
