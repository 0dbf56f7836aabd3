import { pathTo } from '@suluh/domain/address';
import { homeText, prakerjaHomeText } from '@suluh/i18n-id/home';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { HomeSheet } from '@suluh/ui/sheets/HomeSheet';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { LandingHero } from './LandingHero.tsx';

/** Slug of the category of all Prakerja courses. */
const PRAKERJA_SLUG = 'prakerja';

/** /kartuprakerja: the Prakerja home, its collections as rows of courses (docs/product/addresses.md#main-site). */
export async function PrakerjaScreen({ context }: { context: AppContext }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const outcome = outcomeOf(await catalogueApi(context).GET('/api/prakerja/collection'));
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'prakerja')} />;
  const allCourses = pathTo(routes, 'category', { slug: PRAKERJA_SLUG });
  return (
    <>
      <HomeSheet />
      <main id="isi">
        <LandingHero
          title={prakerjaHomeText.heroTitle}
          body={prakerjaHomeText.heroBody}
          actionText={prakerjaHomeText.findCourse}
          actionHref={allCourses}
          art={{ motif: 'truntum', ramp: null }}
        />
        {outcome.data.data.map(({ collection, courses }) => (
          <CourseRow
            key={collection.slug}
            id={`koleksi-${collection.slug}`}
            title={collection.title}
            lead={collection.description}
            courses={courses}
            totalCourses={collection.totalCourse}
            tenant={tenant}
            seeAllHref={pathTo(routes, 'collection', { slug: collection.slug })}
          />
        ))}
        <p className="wrap sec">
          <ButtonLink kind="line" href={allCourses}>
            {homeText.seeAll}
          </ButtonLink>
        </p>
      </main>
    </>
  );
}
