import { isSavingHere } from '@suluh/ui/foundations/dataSaver.ts';

/** Cloth of the screens that say that something failed: no page of itself loads it, and without a line it could not be. */
const FAILURE_CLOTH = '/_ui/kain.svg';
/** When a page has long come to rest. */
const AT_REST_MS = 8_000;

/** Has the cloth of those screens fetched for later. Browser only. */
export function fetchFailureCloth(): void {
  setTimeout(() => {
    if (!isSavingHere()) fetch(FAILURE_CLOTH, { priority: 'low' }).catch(() => undefined); // only its being there later counts
  }, AT_REST_MS);
}
