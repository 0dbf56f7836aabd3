import { TransactionHistoryScreen } from '@suluh/features/transaction-history';
import { programContext } from '../../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/transaction-history/[tab]'>) {
  return (
    <TransactionHistoryScreen
      context={await programContext(params)}
      tab={(await params).tab}
      search={await searchParams}
    />
  );
}
