import { pathTo } from '@suluh/domain/address';
import { pageSizeOf } from '@suluh/domain/pagination';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { jobText } from '@suluh/i18n-id/job';
import { searchText } from '@suluh/i18n-id/search';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { JobCard } from '@suluh/ui/cards/JobCard';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { listHref, pageIn, wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { jobView } from './jobView.ts';

const MAX_KEYWORD = 200;
const MAX_CITY = 120;

/** /job-vacancies: vacancies by keyword and city, read by all (docs/product/addresses.md#main-site; R22). */
export async function JobListScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'jobVacancies');
  const words = { q: wordsOf(search, 'q', MAX_KEYWORD), city: wordsOf(search, 'city', MAX_CITY) };
  const page = pageIn(search);
  const limit = pageSizeOf(search.limit);
  const hrefOf = (to: number) => listHref(path, { ...words, limit: search.limit ? String(limit) : '' }, to);
  const isSearch = words.q !== '' || words.city !== '';
  const query = { page, limit, ...(words.q && { q: words.q }), ...(words.city && { city: words.city }) };
  const outcome = outcomeOf(
    await catalogueApi(context, { fresh: isSearch }).GET('/api/job-vacancies', { params: { query } }),
  );
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={hrefOf(page)} />;
  const { data: jobs, meta } = outcome.data;
  const fields = [
    { name: 'q', label: jobText.keyword, value: words.q, maxLength: MAX_KEYWORD },
    { name: 'city', label: jobText.city, value: words.city, maxLength: MAX_CITY },
  ];
  return (
    <>
      <ContentStylesheet />
      <ListingPage
        breadcrumb={<Breadcrumb homeHref={pathTo(tenant.routes, 'home')} current={jobText.title} />}
        title={jobText.title}
        countText={jobText.count(wholeNumber(meta.totalData))}
        activeFilters={
          <ListSearch action={path} label={jobText.search} fields={fields} submitText={searchText.submit} />
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
