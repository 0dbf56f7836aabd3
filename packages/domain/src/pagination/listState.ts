export type ListState<Item> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; code: number }
  | { kind: 'items'; items: readonly Item[]; totalData: number };

/**
 * What a paged list shows: loading, empty when the total is 0 or the error code is 404, the stored error,
 * or its items (docs/product/listing.md#paged-list; docs/product/errors.md).
 */
export function listState<Item>(input: {
  loading: boolean;
  errorCode?: number | null;
  items?: readonly Item[] | null;
  totalData?: number | null;
}): ListState<Item> {
  if (input.loading) return { kind: 'loading' };
  if (input.errorCode === 404) return { kind: 'empty' };
  if (input.errorCode != null) return { kind: 'failed', code: input.errorCode };
  const items = input.items ?? [];
  const totalData = input.totalData ?? items.length;
  return totalData === 0 ? { kind: 'empty' } : { kind: 'items', items, totalData };
}

/**
 * Whether a list that grows by scrolling has another page, and which (paged calls send page = n + 1,
 * docs/product/api.md).
 */
export function nextPage({ page, totalPage }: { page: number; totalPage: number }): number | null {
  return page < totalPage ? page + 1 : null;
}
