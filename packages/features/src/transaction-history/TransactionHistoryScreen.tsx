import { pathTo } from '@suluh/domain/address';
import { TRANSACTION_TABS, transactionTabOf } from '@suluh/domain/transaction';
import { transactionTabText, transactionText } from '@suluh/i18n-id/transaction';
import { Note } from '@suluh/ui/feedback/Note';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { formProblem } from '../parts/failure/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
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
  const address = listHref(path, {}, page);
  const api = await learnerApi(context, address);
  const initial = await firstPage(
    tenant,
    address,
    api.GET('/api/payment/history', {
      params: { query: { page, status: tab, ...(tenant.program ? { program: tenant.program } : {}) } },
    }),
  );
  return (
    <>
      <HistoryStylesheet />
      <AccountFrame
        context={context}
        path={pathTo(routes, 'transactionHistory', { tab: 'finished' })}
        title={transactionText.title}
      >
        <SectionTabs
          label={transactionText.title}
          tabs={TRANSACTION_TABS.map((each) => ({
            href: pathTo(routes, 'transactionHistory', { tab: each }),
            label: transactionTabText[each],
            current: each === tab,
          }))}
        />
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        <TransactionList
          key={tab}
          tab={tab}
          page={page}
          path={path}
          initial={initial}
          routes={routes}
          findCoursesHref={pathTo(routes, 'courses')}
          renderedAtMs={Date.now()}
        />
      </AccountFrame>
    </>
  );
}
