import { ACCESS_LASTS } from '@suluh/domain/course';
import { z } from 'zod';
import { rupiah } from '../envelope.ts';
import { LESSON_KINDS } from './lessonKinds.ts';

/** Course type codes (docs/product/course.md): a self-learning, b webinar, c hybrid, d offline with venue. */
export const courseTypeId = z.enum(['a', 'b', 'c', 'd']);

/** Average (one decimal) and number of ratings. */
export const courseRating = z.object({ rating: z.number(), totalRater: z.int() });

/** Category as a course names it. */
export const courseCategory = z.object({ id: z.int(), name: z.string(), slug: z.string() });

/** Training provider as a card names it. */
export const courseInstitution = z.object({ code: z.string(), name: z.string() });

/**
 * Card of a course (docs/product/course.md). `wishlisted` and `owned` are absent from shared answers: they come from
 * `course.marks`, and are only present where the whole answer is personal.
 */
export const courseCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    slugCourse: z.string().optional(),
    slugCategory: z.string(),
    fullname: z.string(),
    summary: z.string(),
    thumbnail: z.string().nullable().describe('Relative storage path, or a full URL when it contains http'),
    price: rupiah.describe('Original price'),
    priceAfter: rupiah.describe('Price to pay'),
    promoPrice: rupiah.nullable().describe('Flash-sale price while one runs'),
    percentage: z.int().min(0).max(100),
    isVoucher: z.boolean(),
    ads: z.boolean(),
    isMandatory: z.boolean().describe('For every participant of the internship'),
    haveEvent: z.boolean(),
    categoryid: z.array(z.int()),
    categories: z.array(courseCategory),
    coursetype: z.object({ id: courseTypeId, name: z.string() }),
    teacher: z.object({ fullname: z.string() }),
    institution: courseInstitution,
    rating: courseRating,
    studentCount: z.int().describe('Learners who take it or took it'),
    locationEvent: z.array(z.string()).describe('Cities of the coming events'),
    category: z.string().nullable().describe('pmo_prakerja marks a pre-employment course'),
    type: z.enum(['online', 'offline']),
    location: z.string().nullable().describe('City of the provider'),
    date: z.string().nullable().describe('Start of the next event, ISO 8601'),
    min_age: z.int().nullable(),
    max_age: z.int().nullable(),
    education: z.string().nullable(),
    wishlisted: z.boolean().optional(),
    owned: z.boolean().optional(),
  })
  .meta({ id: 'CourseCard' });

/** A course somebody wished for. */
export const wishedCourse = courseCard
  .extend({ wishedRupiah: rupiah.nullable().describe('What it cost when it was wished for; null when not known') })
  .meta({ id: 'WishedCourse' });

/** Everything the course page shows besides content, schedule and reviews. */
export const courseDetail = courseCard
  .extend({
    description: z.string(),
    descriptionHtml: z
      .string()
      .nullable()
      .describe('The description with its headings and lists; null where it has none'),
    outcomes: z.array(z.string()).describe('What the learner will be able to do'),
    audience: z.array(z.string()).describe('Whom it is for'),
    preparations: z.array(z.string()).describe('What to bring or have'),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
    level: z.string().nullable(),
    language: z.string(),
    durationMinutes: z.int(),
    sessionCount: z.int(),
    certificate: z.enum(['competence', 'completion']).nullable(),
    url_lp: z.string().nullable().describe('Page of the provider'),
    externalUrl: z.string().nullable(),
    teacher: z.object({
      slug: z.string().nullable().describe('Of their page'),
      fullname: z.string(),
      role: z.string().describe('What they are, in one line; may be empty'),
      foto: z.string().nullable(),
      bio: z.string().nullable(),
    }),
    institution: courseInstitution.extend({
      foto: z.string().nullable(),
      city: z.string().nullable(),
      totalCourse: z.int(),
    }),
    updatedAt: z.string(),
  })
  .meta({ id: 'CourseDetail' });

/** A listing with its filters that a learner keeps. */
export const savedFilter = z
  .object({ id: z.uuid(), name: z.string(), path: z.string(), createdAt: z.string() })
  .meta({ id: 'SavedFilter' });

/** What a course holds beside its lessons. */
export const courseIncluded = z
  .object({
    files: z.int().describe('To download'),
    tests: z.int().describe('Of the course and in its lessons'),
    liveSessions: z.int(),
    datesForOwnPeople: z.int().describe('To come, for people of the programme the call is about alone'),
    access: z
      .enum(ACCESS_LASTS)
      .nullable()
      .describe('How long lessons stay open to who bought them; null where they are none of ours'),
  })
  .meta({ id: 'CourseIncluded' });

/** One part of the curriculum with its lessons; durations in minutes. */
export const courseSection = z
  .object({
    id: z.int(),
    title: z.string(),
    durationMinutes: z.int(),
    lessons: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        kind: z.enum(LESSON_KINDS),
        durationMinutes: z.int(),
        isPreview: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CourseSection' });

/**
 * Out of the courses asked for: those the learner wished for or owns, the schedules they own them with, and those that
 * wait in an order of theirs to be paid.
 */
export const courseMarks = z
  .object({
    wishlisted: z.array(z.int()),
    owned: z.array(z.int()),
    ownedEvents: z.array(z.int()),
    waiting: z.array(z.object({ courseId: z.int(), orderId: z.string() })),
    reviews: z.array(z.string()).describe('Of these courses, by the learner'),
    likedReviews: z.array(z.string()).describe('Of these courses, that the learner found helpful'),
  })
  .meta({ id: 'CourseMarks' });
