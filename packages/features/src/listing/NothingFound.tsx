import { pathTo } from '@suluh/domain/address';
import { RECOMMENDATION_COUNT } from '@suluh/domain/listing';
import { listingText } from '@suluh/i18n-id/listing';
import { searchText } from '@suluh/i18n-id/search';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingStylesheet } from '@suluh/ui/stylesheets/ListingStylesheet';
import type { ReactElement, ReactNode } from 'react';
import { ElsewhereLinks } from './ElsewhereLinks.tsx';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { AllInvitation, CatalogueCard } from '../parts/courses/index.ts';
import { ListData } from '../parts/structured-data/index.ts';

interface NothingFoundProps {
  context: AppContext;
  /** Makes it a page of its own, with this title in the breadcrumb. */
  heading?: string;
  parents?: readonly { href: string; label: string }[];
  /** What is there all the same, such as people of that name. */
  above?: ReactNode;
}

/**
 * The course list's 404: 'Kursus Tidak Ditemukan :(' with what many look for, the categories and ten recommendations (docs/product/listing.md#address;
 * docs/product/errors.md).
 */
export async function NothingFound({
  context,
  heading,
  parents = [],
  above,
}: NothingFoundProps): Promise<ReactElement> {
  const { tenant } = context;
  const query = { limit: RECOMMENDATION_COUNT } as const;
  const api = catalogueApi(context);
  const [{ data }, popular, categories] = await Promise.all([
    api.GET('/api/collection/best-deal', { params: { query } }),
    api.GET('/api/course/suggest', { params: { query: { q: '' } } }),
    api.GET('/api/category'),
  ]);
  const content = (
    <>
      <EmptyState
        headingLevel={heading ? 1 : 2}
        title={listingText.notFoundTitle}
        body={listingText.notFoundBody}
        action={
          <ButtonLink kind="flame" href={pathTo(tenant.routes, 'courses')}>
            {searchText.allResults}
          </ButtonLink>
        }
      />
      <ElsewhereLinks
        routes={tenant.routes}
        words={popular.data?.data.keywords ?? []}
        categories={(categories.data?.data ?? []).filter(({ totalCourse }) => totalCourse > 0)}
      />
      {data && (
        <section className="section" aria-label={listingText.recommendations}>
          <h2 className="type-h2 section-head">{listingText.recommendations}</h2>
          <CourseGrid columns={heading ? 4 : 3}>
            {data.data.courses.map((course) => (
              <CatalogueCard key={course.id} course={course} tenant={tenant} wideOnMobile />
            ))}
            <AllInvitation href={pathTo(tenant.routes, 'courses')} />
          </CourseGrid>
        </section>
      )}
    </>
  );
  if (!heading) return content;
  return (
    <>
      <ListingStylesheet />
      <ListData urls={[]} />
      <main id="isi" className="layout-page listingPage">
        <Breadcrumb homeHref={pathTo(tenant.routes, 'home')} parents={parents} current={heading} />
        {above}
        {content}
      </main>
    </>
  );
}
