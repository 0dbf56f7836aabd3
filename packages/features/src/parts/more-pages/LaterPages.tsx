'use client';
import type { ApiClient, ApiResult } from '@suluh/api/client';
import type { ReactElement, ReactNode } from 'react';
import { AHEAD } from '../near/index.ts';
import { createQueryClient, ListBody, QueryProvider, usePagedList, type Page } from '../paged-list/index.ts';

/** Kept while the document is, so that the way back finds what was there. */
const client = createQueryClient();

interface LaterPagesProps<Item> {
  /** Names the list: its path and query. */
  listKey: string;
  /** The page the document holds, from 1. */
  page: number;
  load: (api: ApiClient, page: number) => Promise<ApiResult<Page<Item>>>;
  skeletons: ReactNode;
  /** Said below the last. */
  endText: string;
  children: (items: readonly Item[]) => ReactNode;
}

function Pages<Item>({ listKey, page, load, skeletons, endText, children }: LaterPagesProps<Item>): ReactElement {
  const list = usePagedList<Item>(listKey, page + 1, load, null, { from: page + 1, ahead: AHEAD });
  const isWhole = list.state.kind === 'items' && !list.hasMore && list.retryMore === null;
  return (
    <ListBody list={list} page={page} hrefOf={() => ''} skeletons={skeletons} empty={null}>
      {(items) => (
        <>
          {children(items)}
          {isWhole && <p className="type-muted">{endText}</p>}
        </>
      )}
    </ListBody>
  );
}

/** The pages of a public list after the one the document holds, one below the other. */
export function LaterPages<Item>(props: LaterPagesProps<Item>): ReactElement {
  return (
    <QueryProvider client={client}>
      <Pages {...props} />
    </QueryProvider>
  );
}
