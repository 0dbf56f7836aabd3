import { CartScreen } from '@suluh/features/cart';
import { pageMetadata } from '@suluh/features/seo';
import { cartText } from '@suluh/i18n-id/cart';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: cartText.title,
  path: context.tenant.routes.cart(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/cart'>) {
  return <CartScreen context={context} search={await searchParams} />;
}
