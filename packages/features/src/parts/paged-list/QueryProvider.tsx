'use client';
import { CACHE_MS } from '@suluh/domain/cache';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';

/** Answers are kept for a minute, and no refusal is tried again in silence (docs/product/display.md#times). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: CACHE_MS.default, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/**
 * Gives the islands of an account page their query cache. Public pages do without, and without its weight, until they need
 * it. @param client one that outlives the page; its own without
 */
export function QueryProvider({
  client: given,
  children,
}: {
  client?: QueryClient;
  children: ReactNode;
}): ReactElement {
  const [client] = useState(() => given ?? createQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
