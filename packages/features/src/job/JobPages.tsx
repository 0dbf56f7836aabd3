'use client';
import type { JobCard as Vacancy } from '@suluh/api/types';
import { controlText } from '@suluh/i18n-id/control';
import { JobCard } from './JobCard.tsx';
import { Skeleton } from '@suluh/ui/feedback/Skeleton';
import type { ReactElement } from 'react';
import { LaterPages } from '../parts/more-pages/LaterPages.tsx';
import { useTenant } from '../parts/tenant/index.ts';
import { jobView } from './jobView.ts';

export interface JobPagesProps {
  /** What vacancies are asked for by: words, city, kind, company, and how many to a page. */
  query: Readonly<Record<string, string | number>>;
  /** Only those that fit the courses of who is logged in. */
  isMatching: boolean;
  /** The page the document holds, from 1. */
  page: number;
  listKey: string;
}

/** Further pages of vacancies, one below the other. */
export function JobPages({ query, isMatching, page, listKey }: JobPagesProps): ReactElement {
  const tenant = useTenant();
  return (
    <LaterPages<Vacancy>
      listKey={listKey}
      page={page}
      load={(api, number) => {
        const params = { query: { ...query, page: number } };
        return isMatching ? api.GET('/api/job-matching', { params }) : api.GET('/api/job-vacancies', { params });
      }}
      skeletons={<Skeleton width="60%" />}
      endText={controlText.allShown}
    >
      {(jobs) => (
        <div className="content-cards">
          {jobs.map((job) => (
            <JobCard key={job.postId} job={jobView(job, tenant)} />
          ))}
        </div>
      )}
    </LaterPages>
  );
}
