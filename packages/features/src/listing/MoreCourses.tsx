'use client';
import { lazy, type ReactElement } from 'react';
import { MoreOnPhone } from '../parts/more-pages/index.ts';
import type { MorePagesProps } from './MorePages.tsx';

const MorePages = lazy(() => import('./MorePages.tsx').then((module) => ({ default: module.MorePages })));

/** The rest of a listing on a phone. */
export const MoreCourses = (props: MorePagesProps): ReactElement => (
  <MoreOnPhone listKey={props.listKey}>
    <MorePages {...props} />
  </MoreOnPhone>
);
