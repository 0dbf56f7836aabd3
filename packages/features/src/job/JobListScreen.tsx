import { pathTo } from '@suluh/domain/address';
import { asksForSomething } from '@suluh/domain/job';
import { pageSizeOf } from '@suluh/domain/pagination';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { jobText } from '@suluh/i18n-id/job';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { JobCard } from './JobCard.tsx';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { ListData, Way } from '../parts/structured-data/index.ts';
import { redirectBeyondLast } from '../parts/list-query/lastPage.ts';
import { addressOf, filledIn, listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { DoorCourses } from './DoorCourses.tsx';
import { JobFilterLinks } from './JobFilterLinks.tsx';
import { JobListStylesheet } from './JobListStylesheet.tsx';
import { MoreJobs } from './MoreJobs.tsx';
import { WatchForm } from './WatchForm.tsx';
import { jobSearchIn, MAX_SIGNS } from './jobSearch.ts';
import { jobView } from './jobView.ts';
import { loadJobs } from './load.ts';

/** Where the filters do not come, the list stands without them. */
const NO_OPTIONS = { kinds: [], educations: [], withoutExperience: 0 };

/**
 * /job-vacancies: vacancies by words, city and what chips narrow, read by all (docs/product/job.md#filters; R22), those
 * that fit one's own courses after login. Beyond the last page that one is shown.
 */
export async function JobListScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'jobVacancies');
  const wanted = jobSearchIn(search);
  const { match, ...filters } = wanted;
  const page = pageIn(search);
  const limit = pageSizeOf(search.limit);
  const hrefOf = (to: number) => listHref(path, { ...wanted, limit: search.limit ? String(limit) : '' }, to);
  const isSearch = asksForSomething(filters);
  const asked = filledIn(filters);
  const [outcome, options, courses] = await Promise.all([
    loadJobs(context, wanted, { page, limit, address: addressOf(path, search) }),
    catalogueApi(context).GET('/api/job-vacancies/filters'),
    catalogueApi(context, { fresh: isSearch }).GET('/api/job-vacancies/courses', { params: { query: asked } }),
  ]);
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={hrefOf(page)} />;
  const { data: jobs, meta } = outcome.data;
  redirectBeyondLast({ page, totalPage: meta.totalPage }, hrefOf);
  const fields = [
    { name: 'q', label: jobText.keyword, value: filters.q, maxLength: MAX_SIGNS },
    {
      name: 'city',
      label: jobText.city,
      value: filters.city,
      maxLength: MAX_SIGNS,
      placeholder: jobText.anyCity,
      suggested: (options.data?.data.cities ?? []).map(({ title }) => title),
    },
  ];
  return (
    <>
      <ContentStylesheet />
      <JobListStylesheet />
      <ListData
        urls={jobs.map(({ slugJob }) => `${tenant.origin}${pathTo(tenant.routes, 'job', { slug: slugJob })}`)}
      />
      <ListingPage
        breadcrumb={<Way tenant={tenant} current={jobText.title} />}
        title={jobText.title}
        countText={jobText.count(wholeNumber(meta.totalData))}
        activeFilters={
          <>
            <ListSearch
              action={path}
              label={jobText.search}
              fields={fields}
              kept={filledIn({ ...wanted, q: '', city: '' })}
              submitText={jobText.submit}
              submitKind="flame"
            />
            <JobFilterLinks routes={tenant.routes} search={wanted} options={options.data?.data ?? NO_OPTIONS} />
            {isSearch && <WatchForm routes={tenant.routes} filters={filters} />}
          </>
        }
        more={
          page < meta.totalPage && (
            <MoreJobs query={{ limit, ...asked }} isMatching={match !== ''} page={page} listKey={hrefOf(page)} />
          )
        }
        footer={jobs.length > 0 && <Pagination page={page} totalPages={meta.totalPage} hrefOf={hrefOf} />}
      >
        {jobs.length > 0 ? (
          <div className="content-cards">
            {jobs.map((job) => (
              <JobCard key={job.postId} job={jobView(job, tenant)} />
            ))}
          </div>
        ) : (
          <EmptyState
            title={match ? jobText.noneMatchingTitle : jobText.emptyTitle}
            body={match ? jobText.noneMatchingBody : jobText.emptyBody}
            action={
              <ButtonLink kind="flame" href={path}>
                {jobText.reset}
              </ButtonLink>
            }
          />
        )}
      </ListingPage>
      <DoorCourses courses={courses.data?.data ?? []} tenant={tenant} />
    </>
  );
}
