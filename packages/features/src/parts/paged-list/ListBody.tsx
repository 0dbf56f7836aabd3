'use client';
import { assertNever } from '@suluh/domain/assert';
import { errorText } from '@suluh/i18n-id/errors';
import { Button } from '@suluh/ui/buttons/Button';
import { ErrorState } from '@suluh/ui/feedback/ErrorState';
import { Note } from '@suluh/ui/feedback/Note';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import type { ReactElement, ReactNode } from 'react';
import type { PagedList } from './usePagedList.ts';

interface ListBodyProps<Item> {
  list: PagedList<Item>;
  page: number;
  hrefOf: (page: number) => string;
  skeletons: ReactNode;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * The four states of a paged list: loading, empty, failed, items with pagination (docs/product/listing.md#paged-list).
 */
export function ListBody<Item>({ list, page, hrefOf, skeletons, empty, children }: ListBodyProps<Item>): ReactElement {
  const { state } = list;
  switch (state.kind) {
    case 'loading':
      return <>{skeletons}</>;
    case 'empty':
      return <>{empty}</>;
    case 'failed':
      return (
        <ErrorState
          message={list.message}
          action={
            <Button kind="flame" onClick={list.retry}>
              {errorText.retry}
            </Button>
          }
        />
      );
    case 'items':
      return (
        <>
          {children(state.items)}
          <div ref={list.sentinel} />
          {list.loadingMore && skeletons}
          {list.retryMore && (
            <>
              <Note tone="error" alert>
                {list.message}
              </Note>
              <Button kind="line" block onClick={list.retryMore}>
                {errorText.retry}
              </Button>
            </>
          )}
          <Pagination page={page} totalPages={list.totalPages} hrefOf={hrefOf} />
        </>
      );
    default:
      return assertNever(state);
  }
}
