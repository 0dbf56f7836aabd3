import { useSyncExternalStore } from 'react';

const sent: string[] = [];

/** Where the router was sent since it was last asked, such as 'push /search?q=batik' or 'refresh'. */
export const takeRouted = (): string[] => sent.splice(0);

/**
 * Stands in for next/navigation in a browser that has no Next: the router only tells where it was sent, and the hooks
 * read the page's own address, which a page may change without a load.
 */
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

/** The query, also after the page itself changed it. */
export const useSearchParams = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));

export const usePathname = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

/** The parts of the path; a test has no layouts between which they would divide. */
export const useSelectedLayoutSegments = (): string[] => usePathname().split('/').filter(Boolean);
