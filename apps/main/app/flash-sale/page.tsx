import { FlashSaleScreen } from '@suluh/features/flash-sale';
import { pageMetadata } from '@suluh/features/seo';
import { homeText } from '@suluh/i18n-id/home';
import { connection } from 'next/server';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: homeText.flashSale,
  path: context.tenant.routes.flashSale(),
});

export default async function Page() {
  await connection(); // the countdown is of this moment
  return <FlashSaleScreen context={context} />;
}
