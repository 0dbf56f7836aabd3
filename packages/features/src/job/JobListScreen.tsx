import { pathTo } from '@suluh/domain/address';
import { asksForSomething } from '@suluh/domain/job';
import { pageSizeOf } from '@suluh/domain/pagination';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { jobText } from '@suluh/i18n-id/job';
import { searchText } from '@suluh/i18n-id/search';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { JobCard } from './JobCard.tsx';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { ListData } from '../parts/structured-data/index.ts';
import { redirectBeyondLast } from '../parts/list-query/lastPage.ts';
import { filledIn, listHref, pageIn, wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { JobFilterLinks } from './JobFilterLinks.tsx';
import { JobListStylesheet } from './JobListStylesheet.tsx';
import { MoreJobs } from './MoreJobs.tsx';
import { WatchForm } from './WatchForm.tsx';
import { jobView } from './jobView.ts';

const MAX_SIGNS = 120;

/** /job-vacancies: vacancies by words, city, kind and company, read by all (docs/product/job.md#filters; R22). Beyond the last page that one is shown. */
export async function JobListScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'jobVacancies');
  const filters = {
    q: wordsOf(search, 'q', MAX_SIGNS),
    city: wordsOf(search, 'city', MAX_SIGNS),
    kind: wordsOf(search, 'kind', MAX_SIGNS),
    company: wordsOf(search, 'company', MAX_SIGNS),
  };
  const page = pageIn(search);
  const limit = pageSizeOf(search.limit);
  const hrefOf = (to: number) => listHref(path, { ...filters, limit: search.limit ? String(limit) : '' }, to);
  const isSearch = asksForSomething(filters);
  const asked = filledIn(filters);
  const [list, options] = await Promise.all([
    catalogueApi(context, { fresh: isSearch }).GET('/api/job-vacancies', {
      params: { query: { page, limit, ...asked } },
    }),
    catalogueApi(context).GET('/api/job-vacancies/filters'),
  ]);
  const outcome = outcomeOf(list);
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
        breadcrumb={<Breadcrumb homeHref={pathTo(tenant.routes, 'home')} current={jobText.title} />}
        title={jobText.title}
        countText={jobText.count(wholeNumber(meta.totalData))}
        activeFilters={
          <>
            <ListSearch action={path} label={jobText.search} fields={fields} submitText={searchText.submit} />
            <JobFilterLinks routes={tenant.routes} filters={filters} kinds={options.data?.data.kinds ?? []} />
            {isSearch && <WatchForm routes={tenant.routes} filters={filters} />}
          </>
        }
        more={page < meta.totalPage && <MoreJobs query={{ limit, ...asked }} page={page} listKey={hrefOf(page)} />}
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
            title={jobText.emptyTitle}
            body={jobText.emptyBody}
            action={
              <ButtonLink kind="flame" href={path}>
                {jobText.reset}
              </ButtonLink>
            }
          />
        )}
      </ListingPage>
    </>
  );
}
