import { PaymentMethodScreen } from '@suluh/features/payment-method';
import { context } from '../../context.ts';

export default async function Page({ searchParams }: PageProps<'/myindibiz/payment-method'>) {
  return <PaymentMethodScreen context={context} search={await searchParams} />;
}
