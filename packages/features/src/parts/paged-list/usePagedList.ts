'use client';
import type { ApiClient, ApiFailure, ApiResult } from '@suluh/api/client';
import { listState, nextPage, type ListState } from '@suluh/domain/pagination';
import { errorText } from '@suluh/i18n-id/errors';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useApiClient } from '../api-client/index.ts';
import { leadsToLogin, useTenant } from '../tenant/index.ts';

/** One page of a list as the API answers it. */
export interface Page<Item> {
  data: Item[];
  meta: { page: number; totalPage: number; totalData: number };
}

type Answer<Item> = Promise<ApiResult<Page<Item>>>;

const WIDE = '(min-width: 1024px)';
const subscribeToWidth = (listener: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True from 1024 px, false below, null before the browser has said. */
export const useWide = (): boolean | null =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => null,
  );

export interface PagedList<Item> {
  state: ListState<Item>;
  message: string;
  totalPages: number;
  loadingMore: boolean;
  /** Whether there are pages that were not loaded yet. */
  hasMore: boolean;
  /** Loads the page that did not come; the items that are there stay. Null while nothing failed. */
  retryMore: (() => void) | null;
  /** Put on an element after the last item: on a phone the next page loads when it comes into view. */
  sentinel: RefObject<HTMLDivElement | null>;
  retry: () => void;
}

/**
 * A personal list: on a desktop the page of the address, on a phone pages that add up while scrolling
 * (docs/product/listing.md#paged-list). Without a session the visitor is led to login and back.
 * @param initial the page the server rendered, so that it can be read before JavaScript; absent or null without one.
 * @param options `from`: the page a phone begins with, where those before it stand on the page already;
 * `ahead`: how far below the screen the end may be when more is asked for
 */
export function usePagedList<Item>(
  name: string,
  page: number,
  load: (api: ApiClient, page: number) => Answer<Item>,
  initial: Page<Item> | null = null,
  { from, ahead = '0px' }: { from?: number; ahead?: string } = {},
): PagedList<Item> {
  const tenant = useTenant();
  const api = useApiClient();
  const wide = useWide();
  const sentinel = useRef<HTMLDivElement>(null);
  const first = from ?? (wide === false ? 1 : page);
  const rendered = initial?.meta.page === first ? initial : null;
  const query = useInfiniteQuery<Page<Item>, ApiFailure, InfiniteData<Page<Item>>, readonly unknown[], number>({
    queryKey: [tenant.id, name, first],
    enabled: wide !== null,
    initialPageParam: first,
    ...(rendered ? { initialData: { pages: [rendered], pageParams: [first] } } : {}),
    queryFn: async ({ pageParam }) => {
      const { data, error } = await load(api, pageParam);
      if (error) throw error;
      return data;
    },
    getNextPageParam: ({ meta }) => nextPage(meta),
  });
  const failure = query.error;
  useEffect(() => {
    leadsToLogin(failure, tenant);
  }, [failure, tenant]);
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError: isMoreMissing } = query;
  useEffect(() => {
    const element = sentinel.current;
    if (wide !== false || !element || !hasNextPage || isFetchingNextPage || isMoreMissing) return; // what failed is tried again on request
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wide, hasNextPage, fetchNextPage, isFetchingNextPage, isMoreMissing, ahead]);
  const last = query.data?.pages.at(-1)?.meta;
  return {
    state: listState({
      loading: (wide === null && rendered === null) || query.isPending || failure?.code === 401,
      errorCode: isMoreMissing ? null : (failure?.code ?? null),
      items: query.data?.pages.flatMap((answer) => answer.data) ?? null,
      totalData: last?.totalData ?? null,
    }),
    message: failure?.message || errorText.noConnection,
    totalPages: wide === false ? 0 : (last?.totalPage ?? 0),
    loadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    retryMore: isMoreMissing ? () => void fetchNextPage() : null,
    sentinel,
    retry: () => void query.refetch(),
  };
}
