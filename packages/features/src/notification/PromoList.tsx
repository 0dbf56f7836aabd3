'use client';
import type { PromoCard } from '@suluh/api/types';
import { notificationText } from '@suluh/i18n-id/notification';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import type { ReactElement } from 'react';
import { listHref } from '../parts/list-query/index.ts';
import { ListBody, usePagedList, type Page } from '../parts/paged-list/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { PromoTicket } from '../parts/promo-ticket/index.ts';
import { NotificationSkeletons } from './NotificationSkeletons.tsx';
import { promoTicketView } from './view.ts';

interface PromoListProps {
  page: number;
  /** Address of the list. */
  path: string;
  /** The page the server rendered. */
  initial: Page<PromoCard> | null;
}

/** Promos worth telling about, soonest to end first; each opens in a new tab (docs/product/addresses.md#main-site). */
export function PromoList({ page, path, initial }: PromoListProps): ReactElement {
  const { routes } = useTenant();
  const list = usePagedList<PromoCard>(
    'promo-notifications',
    page,
    (api, number) => api.GET('/api/notification/promo', { params: { query: { page: number } } }),
    initial,
  );
  return (
    <div className="notificationCard-promos">
      <ListBody
        list={list}
        page={page}
        hrefOf={(number) => listHref(path, {}, number)}
        skeletons={<NotificationSkeletons />}
        empty={<EmptyState framed title={notificationText.promoEmptyTitle} body={notificationText.promoEmptyBody} />}
      >
        {(promos) => (
          <div className="promoCoupon-list">
            {promos.map((promo) => (
              <PromoTicket key={promo.promoCode} promo={promoTicketView(promo, routes)} />
            ))}
          </div>
        )}
      </ListBody>
    </div>
  );
}
