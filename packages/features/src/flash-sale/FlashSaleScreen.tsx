import { pathTo } from '@suluh/domain/address';
import { homeText } from '@suluh/i18n-id/home';
import { listingText } from '@suluh/i18n-id/listing';
import { searchText } from '@suluh/i18n-id/search';
import { closureText } from '@suluh/i18n-id/site';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Countdown } from '@suluh/ui/home/Countdown';
import { FLASH_SALE_COUNTDOWN_LABEL } from '@suluh/ui/home/FlashSale';
import { ListingStylesheet } from '@suluh/ui/stylesheets/ListingStylesheet';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import type { ReactElement } from 'react';
import { catalogueApi, isSelling, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { CatalogueCard, CourseRow } from '../parts/courses/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { UntilSaleEnds } from '../parts/flash-sale/index.ts';
import { ListData, Way } from '../parts/structured-data/index.ts';

/**
 * 'Lihat Semua' of the flash sale: exactly its courses, under its countdown; when none runs, recommendations
 * (docs/product/home.md#sections).
 */
export async function FlashSaleScreen({ context }: { context: AppContext }): Promise<ReactElement> {
  await connection(); // the countdown is of this moment
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  if (!capabilities.homeSections.includes('flashSale')) notFound();
  const api = catalogueApi(context);
  const [isSaving, isOpen, sale, bestDeal] = await Promise.all([
    isPageSaving(),
    isSelling(context),
    api.GET('/api/flash-sale'),
    api.GET('/api/collection/best-deal', { params: { query: { limit: 10 } } }),
  ]);
  const outcome = outcomeOf(sale);
  if (outcome.kind !== 'found')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'flashSale')} />;
  const { endAt, courses } = outcome.data.data;
  const nowMs = Date.now();
  const endsAtMs = endAt === null ? 0 : Date.parse(endAt);
  const runs = isOpen && endsAtMs > nowMs && courses.length > 0;
  return (
    <>
      <ListingStylesheet />
      <ListData
        urls={(runs ? courses : []).map(({ slug }) => `${tenant.origin}${pathTo(routes, 'course', { slug })}`)}
      />
      <main id="isi">
        <div className="layout-page listingPage">
          <Way tenant={tenant} current={homeText.flashSale} />
          {runs ? (
            <UntilSaleEnds key={endsAtMs} endsAtMs={endsAtMs} renderedAtMs={nowMs} endedText={homeText.flashSaleEnded}>
              <div className="layout-row layout-wrapping section-head">
                <h1 className="type-h1">{homeText.flashSale}</h1>
                <Countdown endsAtMs={endsAtMs} renderedAtMs={nowMs} labelTemplate={FLASH_SALE_COUNTDOWN_LABEL} />
              </div>
              <CourseGrid label={homeText.flashSale} columns={4}>
                {courses.map((course, index) => (
                  <CatalogueCard
                    key={course.id}
                    course={course}
                    tenant={tenant}
                    headingLevel={2}
                    wideOnMobile
                    eager={index < 4 && !isSaving}
                  />
                ))}
              </CourseGrid>
            </UntilSaleEnds>
          ) : (
            <EmptyState
              headingLevel={1}
              title={isOpen ? homeText.flashSaleEnded : closureText.salesClosed}
              action={
                <ButtonLink kind="flame" href={pathTo(routes, 'courses')}>
                  {searchText.allResults}
                </ButtonLink>
              }
            />
          )}
        </div>
        {!runs && bestDeal.data && (
          <CourseRow
            id="rekomendasi"
            title={listingText.recommendations}
            courses={bestDeal.data.data.courses}
            totalCourses={bestDeal.data.meta.totalData}
            tenant={tenant}
            seeAllHref={pathTo(routes, 'bestDeal')}
          />
        )}
      </main>
    </>
  );
}
