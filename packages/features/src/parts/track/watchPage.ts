import type { Routes } from '@suluh/domain/address';
import {
  ANALYTICS_COOKIE,
  clickEvent,
  courseOf,
  filterEvent,
  IMPRESSION_DEBOUNCE_MS,
  MOST_EVENTS,
  type PageEvent,
} from '@suluh/domain/analytics';
import { cookieValue } from '@suluh/session/browser';
import { browserApi } from '../api-client/index.ts';
import { TRACKED } from './track.ts';

/** How much of a card is to be seen. */
const SEEN = 0.5;

let isWatching = false;

type Sent = PageEvent & { at: string };

/**
 * Reports what is seen, followed and chosen on the pages of a tenant, 2 s after the last of it, and what is left when the
 * page is left. Who it is, is not in it. Loaded after the page, for visitors who allowed it. Browser only.
 */
export function watchPage(routes: Pick<Routes, 'base'>): void {
  if (isWatching) return;
  isWatching = true;
  let waiting: Sent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(timer);
    if (cookieValue(ANALYTICS_COOKIE) !== 'on') waiting = []; // taken back meanwhile, in another tab
    if (waiting.length === 0) return;
    void browserApi(routes).POST('/api/analytics/event', {
      body: { events: waiting.splice(0, MOST_EVENTS) },
      keepalive: true, // the page may be left meanwhile; what does not arrive is not missed
    });
    if (waiting.length > 0) timer = setTimeout(send, IMPRESSION_DEBOUNCE_MS);
  };
  const report = (event: PageEvent | null): void => {
    if (event === null) return;
    waiting.push({ ...event, at: new Date().toISOString() });
    clearTimeout(timer);
    timer = setTimeout(send, IMPRESSION_DEBOUNCE_MS);
  };

  const here = () => new URL(window.location.href);
  document.addEventListener(TRACKED, (event) => report((event as CustomEvent<PageEvent>).detail));
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link) report(clickEvent(routes, here(), new URL(link.href)));
    },
    { capture: true },
  );
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      report(filterEvent(target.name, target.value));
  });
  window.addEventListener('pagehide', send);
  watchCards(routes, here, report);
}

/** Reports each card of a course the first time half of it is on the screen; cards that come later too. */
function watchCards(routes: Pick<Routes, 'base'>, here: () => URL, report: (event: PageEvent) => void): void {
  const known = new WeakSet<Element>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const link = target.querySelector<HTMLAnchorElement>('a[href]');
        const course = link && courseOf(routes, new URL(link.href));
        if (course) report({ name: 'impression', properties: { course, page: here().pathname } });
      }
    },
    { threshold: SEEN },
  );
  const look = (): void => {
    for (const card of document.querySelectorAll('main article')) {
      if (known.has(card)) continue;
      known.add(card);
      seen.observe(card);
    }
  };
  look();
  let looking: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(looking);
    looking = setTimeout(look, 300);
  }).observe(document.body, { childList: true, subtree: true });
}
