'use client';
import { CACHE_MS } from '@suluh/domain/cache';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';

/** Answers are kept for a minute, and no refusal is tried again in silence (docs/product/display.md#times). */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: CACHE_MS.default, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** Gives the islands of an account page their query cache. Public pages do without, and without its weight. */
export function QueryProvider({ children }: { children: ReactNode }): ReactElement {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
