'use client';
import { lazy, type ReactElement } from 'react';
import { MoreOnPhone } from '../parts/more-pages/index.ts';
import type { NewsPagesProps } from './NewsPages.tsx';

const NewsPages = lazy(() => import('./NewsPages.tsx').then((module) => ({ default: module.NewsPages })));

/** The rest of news or articles on a phone. */
export const MoreNews = (props: NewsPagesProps): ReactElement => (
  <MoreOnPhone listKey={props.listKey}>
    <NewsPages {...props} />
  </MoreOnPhone>
);
