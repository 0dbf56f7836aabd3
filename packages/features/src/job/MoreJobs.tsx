'use client';
import { lazy, type ReactElement } from 'react';
import { MoreOnPhone } from '../parts/more-pages/index.ts';
import type { JobPagesProps } from './JobPages.tsx';

const JobPages = lazy(() => import('./JobPages.tsx').then((module) => ({ default: module.JobPages })));

/** The rest of the vacancies on a phone. */
export const MoreJobs = (props: JobPagesProps): ReactElement => (
  <MoreOnPhone listKey={props.listKey}>
    <JobPages {...props} />
  </MoreOnPhone>
);
