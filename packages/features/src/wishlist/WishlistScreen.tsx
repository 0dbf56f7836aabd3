import { pathTo } from '@suluh/domain/address';
import { pageOf } from '@suluh/domain/pagination';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import type { AppContext } from '../parts/context/index.ts';
import { addressOf } from '../parts/list-query/index.ts';
import { WishlistList } from './WishlistList.tsx';

interface WishlistScreenProps {
  context: AppContext;
  search: Record<string, string | string[] | undefined>;
}

/** /wishlist (docs/product/wishlist.md#page). Tenants without a wishlist have no such page. */
export function WishlistScreen({ context, search }: WishlistScreenProps): ReactElement {
  const { routes, capabilities } = context.tenant;
  if (!capabilities.hasWishlist) notFound();
  return (
    <AccountFrame
      context={context}
      path={pathTo(routes, 'wishlist')}
      address={addressOf(pathTo(routes, 'wishlist'), search)}
      title={wishlistText.title}
    >
      <WishlistList
        page={pageOf(search.page)}
        path={pathTo(routes, 'wishlist')}
        findCoursesHref={pathTo(routes, 'home')}
      />
    </AccountFrame>
  );
}
