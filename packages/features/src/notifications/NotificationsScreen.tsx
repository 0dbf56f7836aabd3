import { notificationText } from '@suluh/i18n-id/notification';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { transactionPaths } from '../parts/transaction/index.ts';
import { MessageList } from './MessageList.tsx';
import { PromoList } from './PromoList.tsx';
import { NotificationsStylesheet } from './NotificationsStylesheet.tsx';

interface NotificationsScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /notification: messages about orders, and promos (spec 3, Notification; spec 7). Tenants without a cart have no such
 * page.
 */
export async function NotificationsScreen({ context, search }: NotificationsScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  if (!capabilities.hasCart) notFound();
  const isPromo = capabilities.hasPromo && search.tab === 'promo';
  const page = pageIn(search);
  const path = routes.notification(isPromo ? 'promo' : undefined);
  const address = listHref(routes.notification(), isPromo ? { tab: 'promo' } : {}, page);
  const api = await learnerApi(context, address);
  const query = { params: { query: { page } } };
  const tabs = [
    { href: routes.notification(), label: notificationText.transactions, current: !isPromo },
    { href: routes.notification('promo'), label: notificationText.promos, current: isPromo },
  ];
  return (
    <AccountFrame context={context} path={routes.notification()} title={notificationText.title}>
      <NotificationsStylesheet />
      {capabilities.hasPromo && <SectionTabs label={notificationText.title} tabs={tabs} />}
      {isPromo ? (
        <PromoList
          page={page}
          path={path}
          initial={await firstPage(tenant, address, api.GET('/api/notification/promo', query))}
          promoPrefix={routes.promo('')}
        />
      ) : (
        <MessageList
          page={page}
          path={path}
          initial={await firstPage(tenant, address, api.GET('/api/notification', query))}
          paths={transactionPaths(tenant)}
          findCoursesHref={routes.courses()}
          renderedAtMs={Date.now()}
        />
      )}
    </AccountFrame>
  );
}
