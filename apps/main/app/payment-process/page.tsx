import { PaymentProcessScreen } from '@suluh/features/payment-process';
import { pageMetadata } from '@suluh/features/seo';
import { paymentText } from '@suluh/i18n-id/payment';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: paymentText.howToPay,
  path: context.tenant.routes.paymentProcess(''),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/payment-process'>) {
  return <PaymentProcessScreen context={context} search={await searchParams} />;
}
