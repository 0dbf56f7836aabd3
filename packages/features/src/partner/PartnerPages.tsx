'use client';
import type { Partner } from '@suluh/api/types';
import { controlText } from '@suluh/i18n-id/control';
import { Skeleton } from '@suluh/ui/feedback/Skeleton';
import { PartnerList } from '@suluh/ui/home/PartnerList';
import type { ReactElement } from 'react';
import { LaterPages } from '../parts/more-pages/LaterPages.tsx';
import { useTenant } from '../parts/tenant/index.ts';
import { partnerView } from './partnerView.ts';

export interface PartnerPagesProps {
  /** How many institutions to a page, and the name they are looked for by. */
  query: { limit: 20; q?: string };
  /** The page the document holds, from 1. */
  page: number;
  listKey: string;
}

/** Further pages of institutions, one below the other. */
export function PartnerPages({ query, page, listKey }: PartnerPagesProps): ReactElement {
  const { routes } = useTenant();
  return (
    <LaterPages<Partner>
      listKey={listKey}
      page={page}
      load={(api, number) => api.GET('/api/partner', { params: { query: { ...query, page: number } } })}
      skeletons={<Skeleton width="60%" />}
      endText={controlText.allShown}
    >
      {(partners) => <PartnerList partners={partners.map((partner) => partnerView(partner, routes))} />}
    </LaterPages>
  );
}
