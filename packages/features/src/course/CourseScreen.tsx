import { pathTo } from '@suluh/domain/address';
import { ownedAction } from '@suluh/domain/course';
import { scheduleOfferText } from '@suluh/i18n-id/buyButton';
import { comparisonText } from '@suluh/i18n-id/comparison';
import { courseText, shareText } from '@suluh/i18n-id/course';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { reviewText } from '@suluh/i18n-id/review';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { BuyBar } from './BuyBox.tsx';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { CourseStoryStylesheet } from './CourseStoryStylesheet.tsx';
import { CourseStylesheet } from './CourseStylesheet.tsx';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { isSelling, type AppContext } from '../parts/context/index.ts';
import { CourseRow, CourseWishlistButton, courseView } from '../parts/courses/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import { RefreshAtSaleEnd } from '../parts/flash-sale/index.ts';
import { CourseActionButton } from './CourseActionButton.tsx';
import { CourseLayout } from './CourseLayout.tsx';
import { CoursePrice } from './CoursePrice.tsx';
import { loadCourse } from '../parts/one-course/index.ts';
import { loadCourseParts } from './load.ts';
import { ShareHere } from '../parts/share/index.ts';
import { breadcrumbData, classesData, courseData, JsonLd } from '../parts/structured-data/index.ts';
import { reportAskedIn, reviewParams, reviewQueryOf, Reviews, type ReviewQuery } from '../parts/reviews/index.ts';
import { ScheduleList } from './ScheduleList.tsx';
import { courseOffer, given, wayTo } from './views.ts';
import { RememberView } from './RememberView.tsx';

/** Cards of other courses: more than a screen of the widest page shows, within what the page may weigh; 'Lihat Semua' leads on. */
const MOST_RECOMMENDED = 6;

interface CourseScreenProps {
  context: AppContext;
  /** slugCourse, slug or id (docs/product/addresses.md#main-site). */
  slug: string;
  search: Record<string, string | string[] | undefined>;
}

/** The page of a course on any tenant (docs/product/addresses.md#main-site: course detail). */
export async function CourseScreen({ context, slug, search }: CourseScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const outcome = await loadCourse(context, slug);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'course', { slug })} />;
  const course = outcome.data;
  const reviewQuery = reviewQueryOf(search);
  const problem = formProblem(search);
  const [{ sections, included, events, recommendations, summary, reviews, teacher, saleEndsAtMs }, isOpen, isSaving] =
    await Promise.all([loadCourseParts(context, course, reviewQuery), isSelling(context), isPageSaving()]);
  const view = courseView(course, tenant);
  const address = `${tenant.origin}${pathTo(routes, 'course', { slug: course.slug })}`;
  const category = course.categories[0];
  const reviewHref = (query: ReviewQuery) => `${pathTo(routes, 'course', { slug, ...reviewParams(query) })}#ulasan`;
  const sells = capabilities.hasCart;
  const offer = isOpen
    ? courseOffer(capabilities.givesCourses ? given(course) : course, events, sells)
    : ({ unavailable: 'salesClosed' } as const);
  const said =
    offer !== null && typeof offer === 'object' ? { unavailableText: scheduleOfferText[offer.unavailable] } : offer;
  const mainAction = (block: boolean) => (
    <CourseActionButton
      courseId={course.id}
      action={said}
      ownedAction={ownedAction(course)}
      path={pathTo(routes, 'course', { slug })}
      block={block}
      withCart={sells}
    />
  );
  return (
    <>
      <CourseStylesheet />
      <CourseStoryStylesheet />
      <RememberView courseId={course.id} />
      {saleEndsAtMs !== null && <RefreshAtSaleEnd endsAtMs={saleEndsAtMs} />}
      <JsonLd
        data={[
          courseData(course, events, address),
          ...classesData(course, events, address),
          breadcrumbData(tenant.origin, wayTo(course, routes)),
        ]}
      />
      <main id="isi">
        <CourseLayout
          course={course}
          sections={sections}
          included={included}
          teacher={teacher}
          tenant={tenant}
          eager={!isSaving}
          price={<CoursePrice courseId={course.id} price={sells ? view.price : null} large />}
          action={mainAction(true)}
          secondary={
            <>
              {capabilities.hasWishlist && <CourseWishlistButton courseId={course.id} />}
              <ShareHere text={shareText({ title: course.fullname, product: tenant.productName })} />
            </>
          }
          further={
            <a
              className="type-link type-small"
              href={pathTo(routes, 'comparison', { kursus: course.slug })}
              rel="nofollow"
            >
              {comparisonText.open}
            </a>
          }
          schedule={
            <>
              <ScheduleList
                course={course}
                events={events}
                path={pathTo(routes, 'course', { slug })}
                routes={routes}
                sells={sells}
                isOpen={isOpen}
              />
              {included !== null && included.datesForOwnPeople > 0 && (
                <ButtonLink kind="line" block href={pathTo(routes, 'ownDates', { slug: course.slug })} rel="nofollow">
                  {scheduleText.ownPeople}
                </ButtonLink>
              )}
            </>
          }
          reviews={
            <>
              {search.dilaporkan === '1' && <Note tone="success">{reviewText.reported}</Note>}
              {problem && <Note tone="error">{problem}</Note>}
              <Reviews
                summary={summary}
                reviews={reviews?.data ?? []}
                query={reviewQuery}
                reportAsked={reportAskedIn(search)}
                totalPages={reviews?.meta.totalPage ?? 0}
                hrefOf={reviewHref}
                routes={routes}
                now={new Date()}
              />
            </>
          }
        />
        <CourseRow
          id="lainnya"
          title={courseText.recommendations}
          courses={recommendations.slice(0, MOST_RECOMMENDED)}
          totalCourses={recommendations.length}
          tenant={tenant}
          seeAllHref={category ? pathTo(routes, 'category', { slug: category.slug }) : pathTo(routes, 'courses')}
        />
        <BuyBar
          price={<CoursePrice courseId={course.id} price={sells ? view.price : null} />}
          wishlist={capabilities.hasWishlist && <CourseWishlistButton courseId={course.id} iconOnly />}
          action={mainAction(false)}
        />
      </main>
    </>
  );
}
