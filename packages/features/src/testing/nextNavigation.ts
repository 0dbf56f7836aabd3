import { useSyncExternalStore } from 'react';

/**
 * Stands in for next/navigation in a browser that has no Next: the router only tells where it was sent, and the hooks
 * read the page's own address, which a page may change without a load.
 */
const sent: string[] = [];
let address: string | null = null;

/** Where the router was sent since it was last asked, such as 'push /search?q=batik' or 'refresh'. */
export const takeRouted = (): string[] => sent.splice(0);

/** Opens a page at an address; a test's own address is the frame it runs in. */
export const openAt = (path: string): void => {
  address = path;
  window.history.replaceState(null, '', path);
};

const router = {
  push: (href: string) => void sent.push(`push ${href}`),
  replace: (href: string) => void sent.push(`replace ${href}`),
  prefetch: () => undefined,
  refresh: () => void sent.push('refresh'),
};
export const useRouter = (): typeof router => router;

const subscribe = (listener: () => void): (() => void) => {
  window.navigation.addEventListener('currententrychange', listener);
  return () => window.navigation.removeEventListener('currententrychange', listener);
};
const current = (): string => (address === null ? '' : window.location.search);

/** The query, also after the page itself changed it. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useSyncExternalStore(subscribe, current));
