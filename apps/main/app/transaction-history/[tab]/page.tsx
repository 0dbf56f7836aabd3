import { pageMetadata } from '@suluh/features/seo';
import { TransactionHistoryScreen } from '@suluh/features/transaction-history';
import { transactionText } from '@suluh/i18n-id/transaction';
import { context } from '../../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: transactionText.title,
  path: context.tenant.routes.transactionHistory(),
  personal: true,
});

export default async function Page({ params, searchParams }: PageProps<'/transaction-history/[tab]'>) {
  return <TransactionHistoryScreen context={context} tab={(await params).tab} search={await searchParams} />;
}
