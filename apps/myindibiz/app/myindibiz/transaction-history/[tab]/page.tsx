import { TransactionHistoryScreen } from '@suluh/features/transaction-history';
import { context } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/myindibiz/transaction-history/[tab]'>) {
  return <TransactionHistoryScreen context={context} tab={(await params).tab} search={await searchParams} />;
}
