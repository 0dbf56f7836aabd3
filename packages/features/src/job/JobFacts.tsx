import type { ReactElement } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';
import type { JobView } from './JobCard.tsx';

/**
 * Company, place, experience, education and salary of a vacancy, below the title of its page. Needs JobListStylesheet.
 */
export function JobFacts({ job }: { job: JobView }): ReactElement {
  const facts = [
    { icon: 'pin', text: job.locationText },
    { icon: 'clock', text: job.kindText ?? null },
    { icon: 'briefcase', text: job.experienceText },
    { icon: 'graduation', text: job.educationText },
  ] as const;
  return (
    <div>
      <p className="type-lead jobCard-employer">
        {job.logoUrl && (
          <span className="jobCard-logo">
            <img src={job.logoUrl} alt="" width={56} height={56} />
          </span>
        )}
        {job.company}
      </p>
      <ul className="jobCard-facts">
        {facts.map(
          ({ icon, text }) =>
            text && (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ),
        )}
      </ul>
      <b className="type-tabular">{job.salaryText}</b>
      {job.periodText && <span className="type-small type-muted"> {job.periodText}</span>}
      {job.postedText && <p className="type-small type-muted">{job.postedText}</p>}
    </div>
  );
}
