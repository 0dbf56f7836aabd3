import { PaymentMethodScreen } from '@suluh/features/payment-method';
import { pageMetadata } from '@suluh/features/seo';
import { paymentText } from '@suluh/i18n-id/payment';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: paymentText.methodTitle,
  path: context.tenant.routes.paymentMethod(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/payment-method'>) {
  return <PaymentMethodScreen context={context} search={await searchParams} />;
}
