import { pathTo } from '@suluh/domain/address';
import { drawerItemText } from '@suluh/i18n-id/navigation';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { PromoList } from './PromoList.tsx';
import { NotificationsStylesheet } from './NotificationsStylesheet.tsx';

/**
 * /referral-code/promo: the promos of the account menu, the same as among the notifications
 * (docs/product/addresses.md).
 */
export async function PromosScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { routes, capabilities } = context.tenant;
  if (!capabilities.hasPromo) notFound();
  const page = pageIn(search);
  const path = pathTo(routes, 'referralPromo');
  const address = listHref(path, {}, page);
  const api = await learnerApi(context, address);
  const initial = await firstPage(
    context.tenant,
    address,
    api.GET('/api/notification/promo', { params: { query: { page } } }),
  );
  return (
    <AccountFrame context={context} path={path} title={drawerItemText.promo}>
      <NotificationsStylesheet />
      <PromoList page={page} path={path} initial={initial} />
    </AccountFrame>
  );
}
