import { pathTo } from '@suluh/domain/address';
import type { CourseDetail } from '@suluh/api/types';
import { courseBadge, isPrakerja, locationCities, ownedAction } from '@suluh/domain/course';
import { needsSchedule } from '@suluh/domain/schedule';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import { controlText } from '@suluh/i18n-id/control';
import { courseBadgeText, courseText, shareText } from '@suluh/i18n-id/course';
import { courseStoryText } from '@suluh/i18n-id/courseStory';
import { minutes } from '@suluh/i18n-id/numbers';
import { reviewText } from '@suluh/i18n-id/review';
import { Badge } from '@suluh/ui/badges/Badge';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { BuyBar, BuyBox } from './BuyBox.tsx';
import { Curriculum } from '@suluh/ui/course/Curriculum';
import { ShareButton } from '@suluh/ui/course/ShareButton';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { SpyTabs } from './SpyTabs.tsx';
import { CourseDescription } from './CourseDescription.tsx';
import { CourseAfter, CourseFit, CourseTeacher } from './CourseStory.tsx';
import { CourseStoryStylesheet } from './CourseStoryStylesheet.tsx';
import { CourseStylesheet } from './CourseStylesheet.tsx';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { isSelling, type AppContext } from '../parts/context/index.ts';
import { CourseRow, CourseWishlistButton, courseView } from '../parts/courses/index.ts';
import { CourseBody, CourseHero, CourseSection, LearnList } from '../parts/course-page/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import { RefreshAtSaleEnd } from '../parts/flash-sale/index.ts';
import { CourseActionButton } from './CourseActionButton.tsx';
import { CoursePrice } from './CoursePrice.tsx';
import { loadCourse, loadCourseParts } from './load.ts';
import { breadcrumbData, courseData, JsonLd } from '../parts/structured-data/index.ts';
import { reviewParams, reviewQueryOf, Reviews, type ReviewQuery } from '../parts/reviews/index.ts';
import { ScheduleList } from './ScheduleList.tsx';
import { courseOffer, curriculumView, factsView, lessonMinutes } from './views.ts';
import { RememberView } from './RememberView.tsx';

interface CourseScreenProps {
  context: AppContext;
  /** slugCourse, slug or id (docs/product/addresses.md#main-site). */
  slug: string;
  search: Record<string, string | string[] | undefined>;
}

function HeroBadges({ course }: { course: CourseDetail }): ReactElement {
  const badge = courseBadge(course.coursetype);
  return (
    <>
      <Badge tone={badge}>{courseBadgeText[badge]}</Badge>
      {isPrakerja(course) && <Badge tone="prakerja">{courseText.prakerja}</Badge>}
      {course.isVoucher && <Badge tone="voucher">{courseText.voucher}</Badge>}
      {course.certificate && <Badge tone="neutral">{certificateKindText[course.certificate]}</Badge>}
    </>
  );
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
  const [{ sections, events, recommendations, summary, reviews, saleEndsAtMs }, isOpen, isSaving] = await Promise.all([
    loadCourseParts(context, course, reviewQuery),
    isSelling(context),
    isPageSaving(),
  ]);
  const view = courseView(course, tenant);
  const category = course.categories[0];
  const way = {
    homeHref: pathTo(routes, 'home'),
    parents: category ? [{ href: pathTo(routes, 'category', { slug: category.slug }), label: category.name }] : [],
    current: course.fullname,
  };
  const reviewHref = (query: ReviewQuery) => `${pathTo(routes, 'course', { slug, ...reviewParams(query) })}#ulasan`;
  const sells = capabilities.hasCart;
  const isDated = needsSchedule(course);
  const offer = isOpen ? courseOffer(course, events, sells) : ({ unavailable: 'salesClosed' } as const);
  const mainAction = (block: boolean) => (
    <CourseActionButton
      courseId={course.id}
      action={offer}
      ownedAction={ownedAction(course)}
      path={pathTo(routes, 'course', { slug })}
      block={block}
      withCart={sells}
    />
  );
  const facts = factsView(course, lessonMinutes(sections));
  const share = (
    <ShareButton
      label={controlText.share}
      text={shareText({ title: course.fullname, product: tenant.productName })}
      copiedText={controlText.copied}
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
          courseData(course, events, `${tenant.origin}${pathTo(routes, 'course', { slug: course.slug })}`),
          breadcrumbData(tenant.origin, way),
        ]}
      />
      <main id="isi">
        <CourseHero
          breadcrumb={<Breadcrumb {...way} />}
          badges={<HeroBadges course={course} />}
          title={course.fullname}
          summary={course.summary}
          rating={view.rating ?? null}
          studentsText={course.studentCount > 0 ? courseStoryText.students(course.studentCount) : null}
          partner={{
            name: course.institution.name,
            href: capabilities.hasPartnerPages ? pathTo(routes, 'partner', { code: course.institution.code }) : null,
          }}
          locationText={locationCities(course)?.join(', ') ?? null}
          cloth={view.cloth}
        />
        <CourseBody
          tabs={
            <SpyTabs
              className="courseBody-tabs"
              label={courseText.tabs.description}
              tabs={[
                { href: '#deskripsi', label: courseText.tabs.description, current: true },
                { href: '#kurikulum', label: courseText.tabs.curriculum },
                ...(isDated ? [{ href: '#jadwal', label: courseText.tabs.schedule }] : []),
                { href: '#ulasan', label: courseText.tabs.reviews },
              ]}
            />
          }
          aside={
            <BuyBox
              cloth={view.cloth}
              imageUrl={view.imageUrl ?? null}
              eager={!isSaving}
              typeMark={view.typeMark}
              price={sells && <CoursePrice courseId={course.id} price={view.price} large />}
              action={mainAction(true)}
              secondary={
                <>
                  {capabilities.hasWishlist && <CourseWishlistButton courseId={course.id} />}
                  {share}
                </>
              }
              facts={facts}
            />
          }
        >
          <CourseSection id="deskripsi" title={courseText.willLearn}>
            {course.outcomes.length > 0 && <LearnList items={course.outcomes} />}
            <CourseDescription {...course} />
          </CourseSection>
          <CourseFit course={course} />
          <CourseSection
            id="kurikulum"
            title={courseText.tabs.curriculum}
            meta={
              sections.length > 0 && (
                <span className="type-muted type-small">
                  {courseText.curriculumSummary(sections.length, minutes(lessonMinutes(sections)))}
                </span>
              )
            }
          >
            {sections.length > 0 ? (
              <Curriculum id="kurikulum-sesi" sections={curriculumView(sections)} openIndex={0} />
            ) : (
              <Note>{courseText.noCurriculum}</Note>
            )}
          </CourseSection>
          <CourseTeacher course={course} tenant={tenant} />
          {isDated && (
            <CourseSection id="jadwal" title={courseText.tabs.schedule}>
              <ScheduleList
                course={course}
                events={events}
                path={pathTo(routes, 'course', { slug })}
                routes={routes}
                sells={sells}
                isOpen={isOpen}
              />
            </CourseSection>
          )}
          <CourseAfter course={course} />
          <CourseSection id="ulasan" title={reviewText.title}>
            {search.dilaporkan === '1' && <Note tone="success">{reviewText.reported}</Note>}
            {problem && <Note tone="error">{problem}</Note>}
            <Reviews
              summary={summary}
              reviews={reviews?.data ?? []}
              query={reviewQuery}
              totalPages={reviews?.meta.totalPage ?? 0}
              hrefOf={reviewHref}
              routes={routes}
              now={new Date()}
            />
          </CourseSection>
        </CourseBody>
        <CourseRow
          id="lainnya"
          title={courseText.recommendations}
          courses={recommendations}
          tenant={tenant}
          seeAllHref={category ? pathTo(routes, 'category', { slug: category.slug }) : pathTo(routes, 'courses')}
        />
        <BuyBar
          price={sells && <CoursePrice courseId={course.id} price={view.price} />}
          wishlist={capabilities.hasWishlist && <CourseWishlistButton courseId={course.id} iconOnly />}
          action={mainAction(false)}
        />
      </main>
    </>
  );
}
