import { isSavingHere } from '@suluh/ui/foundations/dataSaver.ts';
import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import type { useRouter } from 'next/navigation';

/** A mouse that stays on a link for so long means it, and does not pass over. */
const REST_MS = 65;
/** What was fetched longer ago than this is no page of now. */
const NOW_MS = 2_000;

/** What is told where somebody goes, for what was fetched ahead may be a page of a while ago. */
export interface Ahead {
  leave(href: string): void;
  /** The page is shown; one of a while ago is asked for once more. */
  arrive(): void;
}

/**
 * Fetches a page whole, with the scripts that draw it, while a mouse rests on its link: not for a finger, which goes there
 * at once and scrolls from links too, nor for who saves data.
 * @param linkOf the link to a page of this app under an event @param signal ends it
 */
export function fetchAhead(
  router: Pick<ReturnType<typeof useRouter>, 'prefetch' | 'refresh'>,
  linkOf: (event: Event) => HTMLAnchorElement | null,
  signal: AbortSignal,
): Ahead {
  let rested: { href: string; sinceMs: number } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isOld = false;
  const seen = new Set([location.href]); // the framework may take a page that was open from there
  const onOver = (event: PointerEvent): void => {
    clearTimeout(resting);
    const href = event.pointerType === 'mouse' && !isSavingHere() && linkOf(event)?.href;
    if (!href) return;
    resting = setTimeout(() => {
      if (rested) seen.add(rested.href);
      rested = { href, sinceMs: performance.now() };
      router.prefetch(href, { kind: 'full' as PrefetchKind }); // whole, which is no public name
    }, REST_MS);
  };
  document.addEventListener('pointerover', onOver, { signal });
  signal.addEventListener('abort', () => clearTimeout(resting));
  return {
    leave(href) {
      const isOfBefore = rested?.href === href && performance.now() - rested.sinceMs > NOW_MS;
      isOld = rested !== null && (isOfBefore || seen.has(href));
      seen.add(href);
    },
    arrive() {
      if (isOld) router.refresh();
      isOld = false;
    },
  };
}
