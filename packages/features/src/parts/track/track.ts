import type { PageEvent } from '@suluh/domain/analytics';

/** The event of the document by which islands say what happened; heard only where its visitor allowed it. */
export const TRACKED = 'suluh:track';

/**
 * Says that something happened, in the words of docs/product/analytics.md (R26). Nothing listens unless the visitor agreed,
 * and nothing that somebody wrote, or that says who they are, may be in it. Browser only.
 */
export const track = (name: PageEvent['name'], properties: PageEvent['properties'] = {}): void =>
  void document.dispatchEvent(new CustomEvent<PageEvent>(TRACKED, { detail: { name, properties } }));
