import { pathTo } from '@suluh/domain/address';
import { notificationText } from '@suluh/i18n-id/notification';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { MessageList } from './MessageList.tsx';
import { PromoList } from './PromoList.tsx';
import { NotificationsStylesheet } from './NotificationsStylesheet.tsx';

interface NotificationsScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /notification: messages about courses and orders, and promos where the tenant has some
 * (docs/product/notification.md; docs/product/api.md).
 */
export async function NotificationsScreen({ context, search }: NotificationsScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const isPromo = capabilities.hasPromo && search.tab === 'promo';
  const page = pageIn(search);
  const path = pathTo(routes, 'notification', { tab: isPromo ? 'promo' : undefined });
  const address = listHref(pathTo(routes, 'notification'), isPromo ? { tab: 'promo' } : {}, page);
  const api = await learnerApi(context, address);
  const query = { params: { query: { page } } };
  const tabs = [
    { href: pathTo(routes, 'notification'), label: notificationText.transactions, current: !isPromo },
    { href: pathTo(routes, 'notification', { tab: 'promo' }), label: notificationText.promos, current: isPromo },
  ];
  return (
    <AccountFrame context={context} path={pathTo(routes, 'notification')} title={notificationText.title}>
      <NotificationsStylesheet />
      {capabilities.hasPromo && <SectionTabs label={notificationText.title} tabs={tabs} />}
      {isPromo ? (
        <PromoList
          page={page}
          path={path}
          initial={await firstPage(tenant, address, api.GET('/api/notification/promo', query))}
        />
      ) : (
        <MessageList
          page={page}
          path={path}
          initial={await firstPage(tenant, address, api.GET('/api/notification', query))}
          findCoursesHref={pathTo(routes, 'courses')}
          renderedAtMs={Date.now()}
        />
      )}
    </AccountFrame>
  );
}
