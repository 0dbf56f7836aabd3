'use client';
import { lazy, type ReactElement } from 'react';
import { MoreOnPhone } from '../parts/more-pages/index.ts';
import type { PartnerPagesProps } from './PartnerPages.tsx';

const PartnerPages = lazy(() => import('./PartnerPages.tsx').then((module) => ({ default: module.PartnerPages })));

/** The rest of the institutions on a phone. */
export const MorePartners = (props: PartnerPagesProps): ReactElement => (
  <MoreOnPhone listKey={props.listKey}>
    <PartnerPages {...props} />
  </MoreOnPhone>
);
