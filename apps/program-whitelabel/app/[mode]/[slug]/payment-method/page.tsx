import { PaymentMethodScreen } from '@suluh/features/payment-method';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/payment-method'>) {
  return <PaymentMethodScreen context={await programContext(params)} search={await searchParams} />;
}
