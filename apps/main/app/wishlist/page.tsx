import { pageMetadata } from '@suluh/features/seo';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { WishlistScreen } from '@suluh/features/wishlist';
import { context } from '../context.ts';

export const metadata = pageMetadata(context.tenant, {
  title: wishlistText.title,
  path: context.tenant.routes.wishlist(),
  personal: true,
});

export default async function Page({ searchParams }: PageProps<'/wishlist'>) {
  return <WishlistScreen context={context} search={await searchParams} />;
}
