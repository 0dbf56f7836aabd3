import type {
  CourseDetail,
  CourseIncluded as CountedParts,
  CourseSection as CoursePart,
  TeacherDetail,
} from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { courseBadge, isFree, isPrakerja, locationCities } from '@suluh/domain/course';
import { needsSchedule } from '@suluh/domain/schedule';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import { courseBadgeText, courseText } from '@suluh/i18n-id/course';
import { courseStoryText } from '@suluh/i18n-id/courseStory';
import { date } from '@suluh/i18n-id/format';
import { minutes } from '@suluh/i18n-id/numbers';
import { reviewText } from '@suluh/i18n-id/review';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Badge } from '@suluh/ui/badges/Badge';
import { Curriculum } from '@suluh/ui/course/Curriculum';
import { Note } from '@suluh/ui/feedback/Note';
import { Fold } from '@suluh/ui/foundations/Fold';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import type { ReactElement, ReactNode } from 'react';
import { CourseBody, CourseHero, CourseSection, LearnList } from '../parts/course-page/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { BuyBox } from './BuyBox.tsx';
import { CourseDescription } from './CourseDescription.tsx';
import { CourseAfter, CourseFit, CourseTeacher } from './CourseStory.tsx';
import { SpyTabs } from './SpyTabs.tsx';
import { CourseIncluded } from './CourseIncluded.tsx';
import {
  curriculumView,
  factsView,
  firstTrial,
  includedView,
  isTeacherKnown,
  lessonMinutes,
  storyTitle,
  wayTo,
} from './views.ts';

interface CourseLayoutProps {
  course: CourseDetail;
  sections: readonly CoursePart[];
  /** What it holds beside them; null where it is not counted. */
  included: CountedParts | null;
  /** Who teaches, with all they teach here; null where that is not asked. */
  teacher: TeacherDetail | null;
  tenant: TenantConfig;
  /** Load the picture at once: it is the largest thing seen first. */
  eager: boolean;
  /** What it costs, or how far its owner is; nothing where neither is shown. */
  price: ReactNode;
  /** The flame of the buy box. */
  action: ReactNode;
  /** Beside the flame: wishlist and share. */
  secondary: ReactNode;
  /** Below them. */
  further?: ReactNode;
  /** Its dates, of a course that is taken on one. */
  schedule: ReactNode;
  /** What learners say of it; a course that nobody can have taken has none. */
  reviews: ReactNode | null;
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

/** What a course page tells of a course, whether it is offered or only looked at (docs/product/staff.md#preview). */
export function CourseLayout(props: CourseLayoutProps): ReactElement {
  const { course, sections, included, teacher, tenant, eager, price, action, secondary, further, schedule, reviews } =
    props;
  const { routes, capabilities } = tenant;
  const view = courseView(course, tenant);
  const isDated = needsSchedule(course);
  const isOffered = reviews !== null;
  const trialPath = (lesson: number) => pathTo(routes, 'trial', { slug: course.slug, lesson: String(lesson) });
  const curriculum = curriculumView(sections, isOffered ? trialPath : null);
  return (
    <>
      <CourseHero
        breadcrumb={<Breadcrumb {...wayTo(course, routes)} />}
        badges={<HeroBadges course={course} />}
        title={course.fullname}
        summary={course.summary}
        rating={view.rating ?? null}
        studentsText={course.studentCount > 0 ? courseText.learners(course.studentCount) : null}
        partner={{
          name: course.institution.name,
          href: capabilities.hasPartnerPages ? pathTo(routes, 'partner', { code: course.institution.code }) : null,
        }}
        locationText={locationCities(course)?.join(', ') ?? null}
        updatedText={courseText.updated(date(course.updatedAt))}
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
              ...(isTeacherKnown(course) ? [{ href: '#pengajar', label: courseStoryText.teacher }] : []),
              ...(isDated ? [{ href: '#jadwal', label: courseText.tabs.schedule }] : []),
              ...(reviews === null ? [] : [{ href: '#ulasan', label: courseText.tabs.reviews }]),
            ]}
          />
        }
        aside={
          <BuyBox
            cloth={view.cloth}
            imageUrl={view.imageUrl ?? null}
            eager={eager}
            typeMark={view.typeMark}
            trial={firstTrial(curriculum)}
            price={price}
            action={action}
            secondary={secondary}
            further={further}
            facts={factsView(course, lessonMinutes(sections))}
          />
        }
      >
        <CourseSection id="deskripsi" title={storyTitle(course)}>
          {course.outcomes.length > 0 && <LearnList items={course.outcomes} />}
          <CourseDescription {...course} />
        </CourseSection>
        <Fold />
        <CourseFit course={course} />
        <CourseIncluded
          items={includedView(course, sections, included)}
          sampleHref={
            isOffered && course.certificate !== null
              ? apiPath(routes, `/api/course/${course.slug}/certificate-sample`)
              : null
          }
          helpHref={capabilities.hasCart && !isFree(course) ? pathTo(routes, 'help') : null}
        />
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
            <Curriculum id="kurikulum-sesi" sections={curriculum} openIndex={0} />
          ) : (
            <Note>{courseText.noCurriculum}</Note>
          )}
        </CourseSection>
        <CourseTeacher course={course} known={teacher} tenant={tenant} />
        {isDated && (
          <CourseSection id="jadwal" title={courseText.tabs.schedule}>
            {schedule}
          </CourseSection>
        )}
        <CourseAfter course={course} />
        {reviews !== null && (
          <CourseSection id="ulasan" title={reviewText.title}>
            {reviews}
          </CourseSection>
        )}
      </CourseBody>
    </>
  );
}
