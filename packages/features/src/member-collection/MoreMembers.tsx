'use client';
import { lazy, type ReactElement } from 'react';
import { MoreOnPhone } from '../parts/more-pages/index.ts';
import type { MemberPagesProps } from './MemberPages.tsx';

const MemberPages = lazy(() => import('./MemberPages.tsx').then((module) => ({ default: module.MemberPages })));

/** The rest of the members' collection on a phone. */
export const MoreMembers = (props: MemberPagesProps): ReactElement => (
  <MoreOnPhone listKey={props.listKey}>
    <MemberPages {...props} />
  </MoreOnPhone>
);
