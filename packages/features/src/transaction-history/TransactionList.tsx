'use client';
import type { Routes } from '@suluh/domain/address';
import type { Transaction } from '@suluh/api/types';
import { filtersHistory, type HistoryFilter, type TransactionTab } from '@suluh/domain/transaction';
import { historyFilterText, transactionText } from '@suluh/i18n-id/transaction';
import { WideCourseCardSkeleton } from '@suluh/ui/cards/WideCourseCardSkeleton';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../parts/dialogs/index.ts';
import { filledIn, listHref } from '../parts/list-query/index.ts';
import { EmptyList, ListBody, usePagedList, type Page } from '../parts/paged-list/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { transactionView } from '../parts/transaction/index.ts';
import { unreadChanged } from '../parts/unread/index.ts';
import { TransactionCard } from './TransactionCard.tsx';
import { TransactionActions } from './TransactionActions.tsx';

const TransactionDetail = lazyDialog(() =>
  import('./TransactionDetail.tsx').then((module) => module.TransactionDetail),
);

interface TransactionListProps {
  tab: TransactionTab;
  page: number;
  path: string;
  /** What is looked for. */
  filter: HistoryFilter;
  /** The page the server rendered. */
  initial: Page<Transaction> | null;
  routes: Routes;
  findCoursesHref: string;
  renderedAtMs: number;
}

const SKELETONS = 3;

/**
 * The transactions of a tab, newest first; on a phone more load while scrolling (docs/product/listing.md#paged-list).
 */
export function TransactionList({
  tab,
  page,
  path,
  filter,
  initial,
  routes,
  findCoursesHref,
  renderedAtMs,
}: TransactionListProps): ReactElement {
  const tenant = useTenant();
  const { program } = tenant;
  const hrefOf = (number: number): string => listHref(path, { ...filter }, number);
  const asked = filledIn({ ...filter });
  const isSearch = filtersHistory(filter);
  const list = usePagedList<Transaction>(
    `transactions-${tab}-${JSON.stringify(asked)}`,
    page,
    (api, number) =>
      api.GET('/api/payment/history', {
        params: { query: { page: number, status: tab, ...asked, ...(program ? { program } : {}) } },
      }),
    initial,
  );
  const [shownId, setShownId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasDialog = useOnceOpen(isOpen);
  const box = useRef<HTMLDivElement>(null);
  const [cancelCount, setCancelCount] = useState(0);
  useEffect(() => {
    if (cancelCount > 0) box.current?.focus(); // the button with the focus goes with its card; by now its dialog has closed
  }, [cancelCount]);
  function open(transaction: Transaction): void {
    setShownId(transaction.orderId);
    setOpen(true);
  }
  /** As the list knows it now: it may have moved on, or to another tab. */
  const shown = list.state.kind === 'items' ? list.state.items.find(({ orderId }) => orderId === shownId) : undefined;
  function changed(): void {
    list.retry();
    unreadChanged(tenant);
  }
  function cancelled(): void {
    changed();
    setCancelCount(cancelCount + 1);
  }
  return (
    <div ref={box} className="transactionCard-list" tabIndex={-1} role="region" aria-label={transactionText.title}>
      <ListBody
        list={list}
        page={page}
        hrefOf={hrefOf}
        skeletons={Array.from({ length: SKELETONS }, (_, index) => (
          <WideCourseCardSkeleton key={index} />
        ))}
        empty={
          <EmptyList
            title={isSearch ? transactionText.emptySearchTitle : transactionText.emptyTitle}
            body={isSearch ? transactionText.emptySearchBody : transactionText.emptyBody}
            action={
              isSearch
                ? { text: historyFilterText.reset, href: path }
                : { text: transactionText.findCourse, href: findCoursesHref }
            }
          />
        }
      >
        {(transactions) =>
          transactions.map((transaction) => (
            <TransactionCard
              key={transaction.orderId}
              transaction={transactionView(transaction, renderedAtMs)}
              actions={
                <TransactionActions
                  transaction={transaction}
                  routes={routes}
                  path={hrefOf(page)}
                  isOnlyOne={transactions.length === 1}
                  onDetail={() => open(transaction)}
                  onCancelled={cancelled}
                />
              }
            />
          ))
        }
      </ListBody>
      {hasDialog && shown && (
        <Suspense fallback={null}>
          <TransactionDetail
            open={isOpen}
            transaction={shown}
            routes={routes}
            renderedAtMs={renderedAtMs}
            onClose={() => setOpen(false)}
            onChanged={changed}
          />
        </Suspense>
      )}
    </div>
  );
}
