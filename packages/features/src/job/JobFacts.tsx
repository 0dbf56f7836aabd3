import { jobText } from '@suluh/i18n-id/job';
import type { ReactElement } from 'react';
import type { JobView } from './JobCard.tsx';

/** Kind of work, experience and education of a vacancy, as far as they are known. Needs JobStylesheet. */
export function JobFacts({ job }: { job: JobView }): ReactElement | null {
  const facts = [
    [jobText.kind, job.kindText],
    [jobText.experience, job.experienceText],
    [jobText.educations, job.educationText],
    [jobText.openings, job.openingsText],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <dl className="job-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
