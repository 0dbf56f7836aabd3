import { jobText } from '@suluh/i18n-id/job';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement, ReactNode } from 'react';
import { JobCard, type JobView } from './JobCard.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobCourses, type JobCourseView } from './JobCourses.tsx';
import { JobMark } from './JobMark.tsx';

interface JobPageProps {
  breadcrumb: ReactNode;
  job: JobView;
  description: string;
  /** What is to be done, asked for and given, each under its title; empty ones are left out. */
  lists: readonly { title: string; lines: readonly string[] }[];
  employer: { about: string; href: string };
  /** Apply; also in the bar of a phone. */
  action: ReactNode;
  /** Keep and share, side by side. */
  secondary: ReactNode;
  similar: readonly JobView[];
  /** Courses about what it asks for, beside it. */
  courses?: readonly JobCourseView[];
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }): ReactElement {
  return (
    <section className="job-section">
      <h2 className="type-h2">{title}</h2>
      <ul className="job-lines">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A vacancy: its mark on undyed cloth, what is done, asked and given, who gives the work, and beside it what it pays and how
 * to apply (docs/product/job.md#page). Needs JobStylesheet and JobListStylesheet.
 */
export function JobPage(props: JobPageProps): ReactElement {
  const { breadcrumb, job, description, lists, employer, action, secondary, similar, courses = [] } = props;
  return (
    <main id="isi">
      <div className="job-band hem-cloth">
        <div className="layout-page">
          {breadcrumb}
          <div className="job-head">
            <JobMark logoUrl={job.logoUrl} />
            <div>
              <h1 className="type-h1">{job.title}</h1>
              <p className="type-muted">
                {[job.company, job.locationText, job.postedText].filter(Boolean).join(' · ')}
              </p>
            </div>
          </div>
        </div>
      </div>
      <div className="layout-page job-columns">
        <article className="job-text">
          <JobFacts job={job} />
          <section className="job-section">
            <h2 className="type-h2">{jobText.description}</h2>
            <Paragraphs text={description} />
          </section>
          {lists.map((list) => list.lines.length > 0 && <Lines key={list.title} {...list} />)}
          <section className="panel job-employer" aria-label={jobText.employer}>
            <JobMark logoUrl={job.logoUrl} />
            <div>
              <b>{job.company}</b>
              {employer.about && <p className="type-small type-muted">{employer.about}</p>}
            </div>
            <ButtonLink kind="line" size="small" href={employer.href}>
              {jobText.ofCompany}
            </ButtonLink>
          </section>
        </article>
        <aside className="panel job-aside" aria-label={jobText.pay}>
          <p>
            <span className="type-small type-muted">{jobText.pay}</span>
            <b className="job-pay type-tabular">{job.salaryText}</b>
            {job.periodText && <span className="type-small type-muted">{job.periodText}</span>}
          </p>
          {action}
          {job.closesText && <p className="type-small type-muted">{job.closesText}</p>}
          <div className="job-secondary">{secondary}</div>
        </aside>
        {courses.length > 0 && <JobCourses courses={courses} />}
      </div>
      {similar.length > 0 && (
        <section className="layout-page job-similar" aria-labelledby="lowongan-serupa">
          <h2 id="lowongan-serupa" className="type-h2">
            {jobText.similar}
          </h2>
          <div className="content-cards">
            {similar.map((each) => (
              <JobCard key={each.href} job={each} headingLevel={3} />
            ))}
          </div>
        </section>
      )}
      <div className="stickyBar job-bar layout-mobile">{action}</div>
    </main>
  );
}
