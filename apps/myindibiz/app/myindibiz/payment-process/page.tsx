import { PaymentProcessScreen } from '@suluh/features/payment-process';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/payment-process'>) {
  return <PaymentProcessScreen context={context} search={await searchParams} />;
}
