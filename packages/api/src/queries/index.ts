import { QueryClient } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import type { ApiClient } from '../client/index.ts';
import { DEDUPE_MS } from './cacheTimes.ts';

/** Hooks of one client: `api.useQuery('get', '/api/wishlist', {params}, {staleTime})`. For the browser. */
export function createApiQueries(client: ApiClient) {
  return createQueries(client);
}

/** The hooks made by {@link createApiQueries}. */
export type ApiQueries = ReturnType<typeof createApiQueries>;

/**
 * A query client with the default cache time of 60 s and no silent retry of refusals (docs/product/display.md#times).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: DEDUPE_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

export * from './cacheTimes.ts';
