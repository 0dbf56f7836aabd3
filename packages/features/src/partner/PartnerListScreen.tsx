import { isOnFace, pathTo } from '@suluh/domain/address';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { partnerText } from '@suluh/i18n-id/partner';
import { searchText } from '@suluh/i18n-id/search';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { ListSearch } from '@suluh/ui/content/ListSearch';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { PartnerList } from '@suluh/ui/home/PartnerList';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { listHref, pageIn, wordsOf, type SearchParams } from '../parts/list-query/index.ts';
import { redirectBeyondLast } from '../parts/list-query/lastPage.ts';
import { ListData, Way } from '../parts/structured-data/index.ts';
import { MorePartners } from './MorePartners.tsx';
import { partnerView } from './partnerView.ts';

const MAX_KEYWORD = 200;
/** Five rows of four. */
const PAGE_LENGTH = 20;

/**
 * /institution-partner: the institutions, those with most courses first, and a search by name
 * (docs/product/addresses.md#main-site). Beyond the last page that one is shown.
 */
export async function PartnerListScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'partners');
  const q = wordsOf(search, 'q', MAX_KEYWORD);
  const page = pageIn(search);
  const hrefOf = (to: number) => listHref(path, { q }, to);
  const query = { page, limit: PAGE_LENGTH, ...(q && { q }) };
  const outcome = outcomeOf(
    await catalogueApi(context, { fresh: q !== '' }).GET('/api/partner', { params: { query } }),
  );
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={hrefOf(page)} />;
  const { data: partners, meta } = outcome.data;
  redirectBeyondLast({ page, totalPage: meta.totalPage }, hrefOf);
  const fields = [{ name: 'q', label: partnerText.name, value: q, maxLength: MAX_KEYWORD }];
  const empty =
    q === '' ? { title: partnerText.emptyTitle } : { title: partnerText.notFoundTitle, body: partnerText.notFoundBody };
  const reset = (
    <ButtonLink kind="flame" href={path}>
      {partnerText.reset}
    </ButtonLink>
  );
  return (
    <>
      <ContentStylesheet />
      <ListData urls={partners.map(({ code }) => `${tenant.origin}${pathTo(routes, 'partner', { code })}`)} />
      <ListingPage
        breadcrumb={<Way tenant={tenant} current={partnerText.title} />}
        title={partnerText.title}
        countText={partnerText.count(wholeNumber(meta.totalData))}
        activeFilters={
          <ListSearch action={path} label={partnerText.search} fields={fields} submitText={searchText.submit} />
        }
        more={
          page < meta.totalPage && (
            <MorePartners query={{ limit: PAGE_LENGTH, ...(q && { q }) }} page={page} listKey={hrefOf(page)} />
          )
        }
        footer={partners.length > 0 && <Pagination page={page} totalPages={meta.totalPage} hrefOf={hrefOf} />}
      >
        {partners.length > 0 ? (
          <PartnerList
            partners={partners.map((partner) => partnerView(partner, routes))}
            invitation={
              page === meta.totalPage && isOnFace('partnership', routes.face)
                ? { href: pathTo(routes, 'partnership'), text: partnerText.join, lead: partnerText.joinLead }
                : null
            }
          />
        ) : (
          <EmptyState {...empty} action={q !== '' && reset} />
        )}
      </ListingPage>
    </>
  );
}
