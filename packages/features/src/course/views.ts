import type { CourseDetail, CourseEvent, CourseSection, RatingSummary, Review } from '@suluh/api/types';
import { isOffline, locationCities, courseTypeCode } from '@suluh/domain/course';
import { buyButton, type BuyButton } from '@suluh/domain/schedule';
import { sanitiseUrl } from '@suluh/domain/validation';
import { courseText, courseTypeText, ownershipText } from '@suluh/i18n-id/course';
import { createdDate, dateRange, dateStub, minutes, rating } from '@suluh/i18n-id/format';
import { scheduleText } from '@suluh/i18n-id/schedule';
import type { CourseFactView } from '@suluh/ui/course/BuyBox';
import type { CurriculumSectionView, LessonView } from '@suluh/ui/course/Curriculum';
import type { ReviewView } from '@suluh/ui/course/ReviewItem';
import type { RatingBarView } from '@suluh/ui/course/ReviewSummary';
import type { ScheduleState, ScheduleView } from '@suluh/ui/course/ScheduleCard';
import { priceView } from '../parts/courses/index.ts';
import { photoUrl } from '../parts/menu/photo.ts';

const LESSON_ICON: Record<CourseSection['lessons'][number]['kind'], LessonView['icon']> = { video: 'play-circle', article: 'book', quiz: 'question', live: 'users', assignment: 'pencil' };

/** Curriculum as rows: 'Sesi 1. …' with its number of lessons and minutes. */
export const curriculumView = (sections: readonly CourseSection[]): CurriculumSectionView[] =>
  sections.map((section, index) => ({
    title: courseText.sectionTitle(index + 1, section.title),
    meta: courseText.sectionSummary(section.lessons.length, minutes(section.durationMinutes)),
    lessons: section.lessons.map((lesson) => ({ title: lesson.title, icon: LESSON_ICON[lesson.kind], durationText: minutes(lesson.durationMinutes) })),
  }));

const STUB: Record<BuyButton['code'], ScheduleState> = { open: 'open', owned: 'owned', soldOut: 'full', availableSoon: 'soon', expired: 'past' };

/** What a schedule says of its seats: full, so many left, or its capacity while nobody can buy. */
function seatsText({ code }: BuyButton, { quota, capacity }: CourseEvent): string {
  if (code === 'soldOut') return scheduleText.quotaFull;
  return code === 'open' ? scheduleText.seatsLeft(quota) : scheduleText.quota(capacity);
}

/** A schedule with its button (spec 4, Schedule card buy button). */
export function scheduleView(event: CourseEvent, owned: boolean): { schedule: ScheduleView; button: BuyButton } {
  const button = buyButton({ owned, eventStatus: event.eventStatus, quota: event.quota });
  return {
    button,
    schedule: {
      state: STUB[button.code],
      ...dateStub(event.startEvent, event.timeZone),
      city: event.city ?? courseTypeText.b,
      batchText: scheduleText.batch(event.batch),
      ownedText: owned ? ownershipText.registered : null,
      dateText: dateRange(event.startEvent, event.endEvent, event.timeZone),
      timeText: event.timeEvent,
      venue: event.venue,
      mapUrl: event.url === null ? null : sanitiseUrl(event.url),
      price: priceView({ price: event.priceEvent }),
      seatsText: seatsText(button, event),
    },
  };
}

/** Rows of the buy box. */
export function factsView(course: CourseDetail): CourseFactView[] {
  const offline = isOffline(course.coursetype);
  const cities = locationCities(course);
  const type = courseTypeText[courseTypeCode(course.coursetype.id) ?? 'a'];
  return [
    offline && cities ? { icon: 'pin', label: type, value: courseText.facts.cities(cities.length) } : { icon: 'monitor', label: courseText.facts.type, value: type },
    { icon: 'clock', label: courseText.facts.duration, value: minutes(course.durationMinutes) },
    { icon: 'users', label: courseText.facts.age, value: courseText.ageRange(course.min_age, course.max_age) },
    { icon: 'graduation', label: courseText.facts.education, value: course.education ?? courseText.anyEducation },
    ...(course.certificate === null ? [] : [{ icon: 'certificate', label: courseText.facts.certificate, value: course.certificate === 'competence' ? courseText.certificateCompetence : courseText.certificateCompletion } as const]),
  ];
}

/** Five bars, five stars first, in percent of all ratings. */
export const barsView = ({ breakdown, totalRater }: RatingSummary): RatingBarView[] =>
  breakdown.map(({ rate, count }) => ({ stars: rate, count, percent: totalRater === 0 ? 0 : (count / totalRater) * 100 }));

/** A review as it is shown; its time only when written today (spec 9). */
export const reviewView = (review: Review, now: Date): ReviewView => ({
  id: review._id,
  name: review.fullname,
  photoUrl: photoUrl(review.foto),
  rating: review.rating,
  comment: review.comment,
  dateText: createdDate(review.createdAt, now),
});
