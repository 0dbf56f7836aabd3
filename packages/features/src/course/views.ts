import type { CourseDetail, CourseEvent, CourseIncluded, CourseSection, TeacherDetail } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { needsSchedule, scheduleOffer, type ScheduleOffer } from '@suluh/domain/schedule';
import { cardAction, countsPractice, isOffline, locationCities, courseTypeCode } from '@suluh/domain/course';
import { opensAsTrial } from '@suluh/domain/learning';
import { courseText, courseTypeText } from '@suluh/i18n-id/course';
import { trialText } from '@suluh/i18n-id/trial';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import { includedText, languageName } from '@suluh/i18n-id/courseIncluded';
import { courseCount, courseStoryText } from '@suluh/i18n-id/courseStory';
import { minutes, rating, wholeNumber } from '@suluh/i18n-id/numbers';
import type { CourseFactView } from './BuyBox.tsx';
import type { CurriculumSectionView, CurriculumTrial } from '@suluh/ui/course/Curriculum';
import { LESSON_ICON } from '../parts/lessons/index.ts';

/** Where a course stands: under the home and its first category. */
export function wayTo(
  { categories: [category], fullname }: Pick<CourseDetail, 'categories' | 'fullname'>,
  routes: Routes,
) {
  return {
    homeHref: pathTo(routes, 'home'),
    parents: category ? [{ href: pathTo(routes, 'category', { slug: category.slug }), label: category.name }] : [],
    current: fullname,
  };
}

/**
 * Curriculum as rows: 'Sesi 1. …' with its number of lessons and minutes. Lessons that open without buying say so
 * (docs/product/course.md#trial); of a course that only staff look at none does.
 */
export const curriculumView = (
  sections: readonly CourseSection[],
  trialPath: ((lessonId: number) => string) | null = null,
): CurriculumSectionView[] =>
  sections.map((section, index) => ({
    title: courseText.sectionTitle(index + 1, section.title),
    meta: courseText.sectionSummary(section.lessons.length, minutes(section.durationMinutes)),
    lessons: section.lessons.map((lesson) => ({
      title: lesson.title,
      icon: LESSON_ICON[lesson.kind],
      durationText: minutes(lesson.durationMinutes),
      trial:
        trialPath && opensAsTrial(lesson)
          ? { href: trialPath(lesson.id), text: trialText.mark, label: trialText.markOf(lesson.title) }
          : null,
    })),
  }));

/** The first lesson that opens without buying, for the picture of the course; null where none does. */
export const firstTrial = (sections: readonly CurriculumSectionView[]): CurriculumTrial | null =>
  sections.flatMap(({ lessons }) => lessons.flatMap(({ trial }) => trial ?? []))[0] ?? null;

/** What the lessons of a course take, in minutes. */
export const lessonMinutes = (sections: readonly { durationMinutes: number }[]): number =>
  sections.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

/** What the tab 'Deskripsi' leads to is headed by what is learned where that is said, else as the tab is. */
export const storyTitle = ({ outcomes }: Pick<CourseDetail, 'outcomes'>): string =>
  outcomes.length > 0 ? courseText.willLearn : courseText.tabs.description;

/** Whether there is something to say of who teaches. */
export const isTeacherKnown = ({ teacher }: Pick<CourseDetail, 'teacher'>): boolean => Boolean(teacher.bio);

/** Stars, people taught and courses of who teaches, in one line; what is nought is not said. */
export const teacherNumbers = (
  known: Pick<TeacherDetail, 'rating' | 'totalRating' | 'totalStudent' | 'totalCourse'>,
): string =>
  [
    known.rating !== null && courseStoryText.starsOf(rating(known.rating), wholeNumber(known.totalRating)),
    known.totalStudent > 0 && courseText.learners(known.totalStudent),
    courseCount(known.totalCourse),
  ]
    .filter(Boolean)
    .join(' · ');

/** The hours of a course, which say so when they count more than its lessons. */
function durationText({ durationMinutes, coursetype }: CourseDetail, ofLessons: number): string {
  const announced = minutes(durationMinutes);
  if (!countsPractice(durationMinutes, ofLessons)) return announced;
  const { withClass, withPractice } = courseText.facts;
  return courseTypeCode(coursetype.id) === 'a' ? withPractice(announced) : withClass(announced);
}

/** What a course comes with, of what is counted; what it has none of is not said (docs/product/course.md#included). */
export function includedView(
  course: Pick<CourseDetail, 'certificate'>,
  sections: readonly CourseSection[],
  counted: CourseIncluded | null,
): string[] {
  const lessons = sections.reduce((sum, { lessons: own }) => sum + own.length, 0);
  const { files = 0, tests = 0, liveSessions = 0, access = null } = counted ?? {};
  const says = includedText;
  return [
    lessons > 0 && says.lessons(lessons, minutes(lessonMinutes(sections))),
    files > 0 && says.files(files),
    tests > 0 && says.tests(tests),
    liveSessions > 0 && says.liveSessions(liveSessions),
    course.certificate && certificateKindText[course.certificate],
    access && says.access[access],
  ].filter((line) => typeof line === 'string');
}

/** Rows of the buy box. */
export function factsView(course: CourseDetail, lessonMinutes: number): CourseFactView[] {
  const offline = isOffline(course.coursetype);
  const cities = locationCities(course);
  const type = courseTypeText[courseTypeCode(course.coursetype.id) ?? 'a'];
  return [
    offline && cities
      ? { icon: 'pin', label: type, value: courseText.facts.cities(cities.length) }
      : { icon: 'monitor', label: courseText.facts.type, value: type },
    { icon: 'clock', label: courseText.facts.duration, value: durationText(course, lessonMinutes) },
    { icon: 'users', label: courseText.facts.age, value: courseText.ageRange(course.min_age, course.max_age) },
    { icon: 'graduation', label: courseText.facts.education, value: course.education ?? courseText.anyEducation },
    ...(course.level ? [{ icon: 'star', label: courseText.facts.level, value: course.level } as const] : []),
    { icon: 'chat', label: courseText.facts.language, value: languageName(course.language) },
    ...(course.certificate === null
      ? []
      : [
          {
            icon: 'certificate',
            label: courseText.facts.certificate,
            value:
              course.certificate === 'competence' ? courseText.certificateCompetence : courseText.certificateCompletion,
          } as const,
        ]),
  ];
}

/**
 * What the flame of a course offers: register, buy, choose a date, or why no date is to be had; null where it is not
 * sold.
 */
export type CourseOffer =
  | 'register'
  | 'buy'
  | 'choose'
  | { unavailable: Exclude<ScheduleOffer, 'open'> | 'salesClosed' }
  | null;

/** A course where courses are taken instead of bought: it costs nothing there. */
export const given = <Course extends Pick<CourseDetail, 'price' | 'priceAfter'>>(course: Course): Course => ({
  ...course,
  price: 0,
  priceAfter: 0,
});

/**
 * What the flame offers a visitor who does not own the course. A free course can be registered for where nothing is
 * sold, too; a course taken on a date only while a date is on sale (docs/product/schedule.md#buy-button).
 */
export function courseOffer(
  course: Pick<CourseDetail, 'coursetype' | 'haveEvent' | 'price' | 'priceAfter'>,
  events: readonly CourseEvent[],
  sells: boolean,
): CourseOffer {
  const isFree = cardAction(course) === 'register';
  if (!sells && !isFree) return null;
  if (!needsSchedule(course)) return isFree ? 'register' : 'buy';
  const offer = scheduleOffer(events);
  return offer === 'open' ? 'choose' : { unavailable: offer };
}
