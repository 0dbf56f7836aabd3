import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';
import { Anchor, type LinkComponent } from '@suluh/ui/links/Anchor';
import { JobMark } from './JobMark.tsx';

export interface JobView {
  href: string;
  title: string;
  company: string;
  logoUrl: string | null;
  locationText: string;
  experienceText: string | null;
  educationText: string | null;
  /** 'Penuh waktu'. */
  kindText?: string | null;
  salaryText: string;
  /** 'per bulan'; null when hidden. */
  periodText: string | null;
  /** 'Tayang 2 November 2026'. */
  postedText?: string;
  /** '4 orang'. */
  openingsText?: string | null;
  /** 'Lamaran ditutup 12 Desember 2026'. */
  closesText?: string | null;
}

interface JobCardProps {
  job: JobView;
  /** Apply button, where a card has one. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  linkComponent?: LinkComponent;
}

/** A job vacancy. Needs JobListStylesheet. */
export function JobCard({ job, action, headingLevel = 2, linkComponent }: JobCardProps): ReactElement {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="jobCard">
      <JobMark logoUrl={job.logoUrl} isLazy />
      <div className="jobCard-body">
        <Heading className="jobCard-title">
          <Anchor as={linkComponent} href={job.href}>
            {job.title}
          </Anchor>
        </Heading>
        <span className="type-small type-muted">{job.company}</span>
        <ul className="jobCard-facts">
          <li>
            <Icon name="pin" />
            {job.locationText}
          </li>
          {job.kindText && (
            <li>
              <Icon name="clock" />
              {job.kindText}
            </li>
          )}
          {job.experienceText && (
            <li>
              <Icon name="briefcase" />
              {job.experienceText}
            </li>
          )}
          {job.educationText && (
            <li>
              <Icon name="graduation" />
              {job.educationText}
            </li>
          )}
        </ul>
        <p className="jobCard-foot">
          <span>
            <b className="type-tabular">{job.salaryText}</b>
            {job.periodText && <span className="type-small type-muted"> {job.periodText}</span>}
          </span>
          {job.postedText && <span className="type-small type-muted">{job.postedText}</span>}
        </p>
        {action}
      </div>
    </article>
  );
}
