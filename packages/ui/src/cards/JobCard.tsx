import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface JobView {
  href: string;
  title: string;
  company: string;
  logoUrl: string | null;
  locationText: string;
  experienceText: string | null;
  educationText: string | null;
  salaryText: string;
  /** 'per bulan'; null when hidden. */
  periodText: string | null;
}

interface JobCardProps {
  job: JobView;
  /** Apply button, where a card has one. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  linkComponent?: LinkComponent;
}

/**
 * A job vacancy. A missing or failing logo leaves the placeholder icon (docs/product/errors.md). Needs ContentSheet.
 */
export function JobCard({ job, action, headingLevel = 2, linkComponent }: JobCardProps): ReactElement {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="job">
      <span className="job-l">
        <Icon name="store" size={28} />
        {job.logoUrl && <img src={job.logoUrl} alt="" loading="lazy" />}
      </span>
      <div className="job-b">
        <Heading className="job-t">
          <Anchor as={linkComponent} href={job.href}>
            {job.title}
          </Anchor>
        </Heading>
        <span className="small muted">{job.company}</span>
        <ul className="job-m">
          <li>
            <Icon name="pin" />
            {job.locationText}
          </li>
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
        <b className="tnum">{job.salaryText}</b>
        {job.periodText && <span className="small muted"> {job.periodText}</span>}
        {action}
      </div>
    </article>
  );
}
