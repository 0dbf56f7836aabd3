import { pathTo } from '@suluh/domain/address';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { addressOf, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { WishlistList } from './WishlistList.tsx';

interface WishlistScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /wishlist (docs/product/wishlist.md#page), as HTML before JavaScript; beyond its last page that one is shown. Tenants
 * without a wishlist have no such page.
 */
export async function WishlistScreen({ context, search }: WishlistScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  if (!capabilities.hasWishlist) notFound();
  const path = pathTo(routes, 'wishlist');
  const page = pageIn(search);
  const address = addressOf(path, search);
  const api = await learnerApi(context, address);
  const initial = await firstPage(tenant, address, api.GET('/api/wishlist', { params: { query: { page } } }));
  return (
    <AccountFrame context={context} path={path} address={address} title={wishlistText.title}>
      <WishlistList page={page} initial={initial} path={path} findCoursesHref={pathTo(routes, 'home')} />
    </AccountFrame>
  );
}
