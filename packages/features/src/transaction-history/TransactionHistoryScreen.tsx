import { pathTo } from '@suluh/domain/address';
import {
  historyFilter,
  MAX_HISTORY_WORDS,
  MAX_METHOD_CODE,
  TRANSACTION_TABS,
  transactionTabOf,
} from '@suluh/domain/transaction';
import { transactionTabText, transactionText } from '@suluh/i18n-id/transaction';
import { Note } from '@suluh/ui/feedback/Note';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { formProblem } from '../parts/failure/index.ts';
import { addressOf, filledIn, listHref, pageIn, type SearchParams, wordsOf } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { HistoryFilterForm } from './HistoryFilterForm.tsx';
import { HistoryStylesheet } from './HistoryStylesheet.tsx';
import { TransactionList } from './TransactionList.tsx';

interface TransactionHistoryScreenProps {
  context: AppContext;
  /** Last part of the address. */
  tab: string;
  search: SearchParams;
}

/**
 * /transaction-history/{finished|waiting|failed} (docs/product/addresses.md#main-site; R7). Tenants without a cart have
 * no such page.
 */
export async function TransactionHistoryScreen({
  context,
  tab: name,
  search,
}: TransactionHistoryScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const tab = transactionTabOf(name);
  if (tab === null || !capabilities.hasCart) notFound();
  const problem = formProblem(search);
  const page = pageIn(search);
  const path = pathTo(routes, 'transactionHistory', { tab });
  const filter = historyFilter({
    q: wordsOf(search, 'q', MAX_HISTORY_WORDS),
    from: wordsOf(search, 'from', MAX_HISTORY_WORDS),
    to: wordsOf(search, 'to', MAX_HISTORY_WORDS),
    method: wordsOf(search, 'method', MAX_METHOD_CODE),
  });
  const asked = filledIn({ ...filter });
  const address = addressOf(path, search);
  const api = await learnerApi(context, address);
  const program = tenant.program ? { program: tenant.program } : {};
  const [initial, methods] = await Promise.all([
    firstPage(
      tenant,
      address,
      api.GET('/api/payment/history', { params: { query: { page, status: tab, ...asked, ...program } } }),
    ),
    api.GET('/api/payment/method', { params: { query: program } }),
  ]);
  return (
    <>
      <HistoryStylesheet />
      <AccountFrame
        context={context}
        path={pathTo(routes, 'transactionHistory', { tab: 'finished' })}
        address={address}
        title={transactionText.title}
      >
        <SectionTabs
          label={transactionText.title}
          tabs={TRANSACTION_TABS.map((each) => ({
            href: listHref(pathTo(routes, 'transactionHistory', { tab: each }), { ...filter }, 1),
            label: transactionTabText[each],
            current: each === tab,
          }))}
        />
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        <HistoryFilterForm
          routes={routes}
          tab={tab}
          path={path}
          filter={filter}
          methods={(methods.data?.data ?? []).map(({ productCode, productName }) => ({
            value: productCode,
            label: productName,
          }))}
          program={tenant.program}
        />
        <TransactionList
          key={listHref(tab, { ...filter }, 1)}
          tab={tab}
          page={page}
          path={path}
          filter={filter}
          initial={initial}
          routes={routes}
          findCoursesHref={pathTo(routes, 'courses')}
          renderedAtMs={Date.now()}
        />
      </AccountFrame>
    </>
  );
}
