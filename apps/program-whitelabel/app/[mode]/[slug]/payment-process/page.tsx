import { PaymentProcessScreen } from '@suluh/features/payment-process';
import { programContext } from '../../../context.ts';

export default async function Page({ params, searchParams }: PageProps<'/[mode]/[slug]/payment-process'>) {
  return <PaymentProcessScreen context={await programContext(params)} search={await searchParams} />;
}
