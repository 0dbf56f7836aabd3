import { pathTo } from '@suluh/domain/address';
import { enterpriseText, homeText } from '@suluh/i18n-id/home';
import { HomeSheet } from '@suluh/ui/sheets/HomeSheet';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { LandingHero } from './LandingHero.tsx';

const ROW_LENGTH = 10;

/** /enterprise: the business home with the best deals (docs/product/addresses.md#main-site). */
export async function EnterpriseScreen({ context }: { context: AppContext }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const outcome = outcomeOf(
    await catalogueApi(context).GET('/api/collection/best-deal', { params: { query: { limit: ROW_LENGTH } } }),
  );
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'enterprise')} />;
  return (
    <>
      <HomeSheet />
      <main id="isi">
        <LandingHero
          title={enterpriseText.heroTitle}
          body={enterpriseText.heroBody}
          actionText={homeText.findCourse}
          actionHref={pathTo(routes, 'courses')}
          art={{ motif: 'kawung', ramp: null }}
        />
        {outcome.kind === 'found' && (
          <CourseRow
            id="terbaik"
            title={homeText.bestDeal}
            courses={outcome.data.data.courses}
            totalCourses={outcome.data.meta.totalData}
            tenant={tenant}
            seeAllHref={pathTo(routes, 'bestDeal')}
          />
        )}
      </main>
    </>
  );
}
