import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userAccount } from './account.ts';
import { createdAt, instant, publicId, rupiah, version } from './columns.ts';
import { partner, program, programCategory } from './partner.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Category of courses; 78 is Prakerja. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    image: text(),
    /** Words its courses are looked for by, as links above them. */
    topics: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: integer().notNull().default(0),
    version: version(),
  },
  (t) => [uniqueIndex('category_slug').on(t.slug), index('category_position').on(t.position)],
);

/**
 * Course. `source` and `sourceId` identify imported rows. `starCounts` holds ratings of 1 to 5 stars; average and
 * count are kept beside it by whoever writes reviews. `city` is the provider's city (R12).
 */
export const course = pgTable(
  'course',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().notNull().default('suluh'),
    sourceId: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    slug: text().notNull(),
    fullname: text().notNull(),
    summary: text().notNull().default(''),
    description: text().notNull().default(''),
    outcomes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whom it is for, and what to bring or have, one line each. */
    audience: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    preparations: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What people ask before they buy. */
    faq: jsonb().$type<readonly { question: string; answer: string }[]>().notNull().default([]),
    thumbnail: text(),
    typeCode: text().notNull().default('a'),
    price: rupiah().notNull().default(0),
    priceAfter: rupiah().notNull().default(0),
    isVoucher: boolean().notNull().default(false),
    isAd: boolean().notNull().default(false),
    partnerId: integer()
      .notNull()
      .references(() => partner.id),
    teacherName: text().notNull().default(''),
    /** What the page of who teaches is found by; empty where there is no name in Latin letters. */
    teacherSlug: text().generatedAlwaysAs(
      sql`trim(both '-' from regexp_replace(lower(teacher_name), '[^a-z0-9]+', '-', 'g'))`,
    ),
    teacherFoto: text(),
    teacherBio: text(),
    city: text(),
    minAge: integer(),
    maxAge: integer(),
    education: text(),
    level: text(),
    language: text().notNull().default('id'),
    durationMinutes: integer().notNull().default(0),
    sessionCount: integer().notNull().default(0),
    studentCount: integer().notNull().default(0),
    certificate: text(),
    /** Months its certificates hold; null: for ever. */
    certificateMonths: integer(),
    urlLp: text(),
    externalUrl: text(),
    ratingAverage: real().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    starCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    /** The description as staff wrote it, of the elements `harmless` leaves; null: `description` is all there is. */
    descriptionHtml: text(),
    isPublished: boolean().notNull().default(true),
    /** When it is to come onto the pages and to go from them, and who planned it. */
    publishAt: instant(),
    unpublishAt: instant(),
    plannedBy: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    version: version(),
    /** Version of its sections and lessons, which are saved as one. */
    outlineVersion: version(),
    /** Of the sessions of a course learned alone, which are saved as one. */
    sessionsVersion: version(),
    publishedAt: createdAt(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('course_slug').on(t.slug),
    uniqueIndex('course_source').on(t.source, t.sourceId),
    index('course_partner').on(t.partnerId),
    index('course_updated').on(t.updatedAt, t.id),
    index('course_publish_at')
      .on(t.publishAt)
      .where(sql`publish_at is not null`),
    index('course_unpublish_at')
      .on(t.unpublishAt)
      .where(sql`unpublish_at is not null`),
    index('course_planned_by').on(t.plannedBy),
    index('course_fullname').on(t.fullname, t.id),
    index('course_price_after').on(t.priceAfter, t.id),
    index('course_fullname_trgm').using('gin', sql`${t.fullname} gin_trgm_ops`),
    index('course_teacher_slug').on(t.teacherSlug),
    index('course_teacher_trgm').using('gin', sql`lower(${t.teacherName}) gin_trgm_ops`),
    check('course_price', sql`${t.price} >= 0 and ${t.priceAfter} >= 0 and ${t.priceAfter} <= ${t.price}`),
    check('course_type_code', sql`${t.typeCode} in ('a', 'b', 'c', 'd')`),
    check(
      'course_rating',
      sql`${t.ratingAverage} between 0 and 5 and ${t.ratingCount} >= 0 and cardinality(${t.starCounts}) = 5`,
    ),
    check('course_age', sql`${t.minAge} >= 0 and ${t.maxAge} >= coalesce(${t.minAge}, 0)`),
    check('course_certificate', sql`${t.certificate} in ('competence', 'completion')`),
    check('course_certificate_months', sql`${t.certificateMonths} > 0`),
    check('course_counts', sql`${t.durationMinutes} >= 0 and ${t.sessionCount} >= 0 and ${t.studentCount} >= 0`),
  ],
);

/**
 * Who teaches, as their page shows them: found by the address their name makes, which courses make too
 * (docs/product/course.md#teacher). What is empty here is taken from the courses that name them.
 */
export const teacher = pgTable(
  'teacher',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    fullname: text().notNull(),
    /** What they are, in one line. */
    role: text().notNull().default(''),
    bio: text().notNull().default(''),
    foto: text(),
    /** How they sign certificates: a picture among the closed files, named by what it holds. */
    signature: text(),
    /** Partners on whose papers it stands: those they taught for when it was sent. */
    signatureFor: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: version(),
  },
  (t) => [uniqueIndex('teacher_slug').on(t.slug), index('teacher_fullname').on(t.fullname, t.id)],
);

/** Lower prices of a course for a time. Whoever looks for prices reads them together with flash sales. */
export const coursePrice = pgTable(
  'course_price',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    price: rupiah().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('course_price_course').on(t.courseId, t.startAt),
    index('course_price_period').on(t.endAt, t.startAt),
    check('course_price_amount', sql`${t.price} >= 0`),
    check('course_price_order', sql`${t.endAt} > ${t.startAt}`),
  ],
);

/** Categories of a course; position 0 is the one its card and breadcrumb name. */
export const courseCategory = pgTable(
  'course_category',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => category.id),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.categoryId] }), index('course_category_category').on(t.categoryId)],
);

/** Courses a programme offers. */
export const courseProgram = pgTable(
  'course_program',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    programId: integer()
      .notNull()
      .references(() => program.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.programId] }), index('course_program_program').on(t.programId)],
);

/** Courses of a programme's section. */
export const programCategoryCourse = pgTable(
  'program_category_course',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    programCategoryId: integer()
      .notNull()
      .references(() => programCategory.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.programCategoryId] }),
    index('program_category_course_category').on(t.programCategoryId, t.position),
  ],
);

/**
 * Schedule. `seatsLeft` only changes through a seat hold: `update ... where seats_left > 0`. `seatsKept` are those that
 * are offered, or will be, to who waits for one.
 */
export const event = pgTable(
  'event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    batch: text().notNull(),
    city: text(),
    venue: text(),
    mapUrl: text(),
    /** Street of the place; how one gets there: by bus or train, with a car, without steps. One line each. */
    address: text(),
    byTransit: text(),
    parking: text(),
    stepFree: text(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    timeLabel: text().notNull().default(''),
    timeZone: text().notNull().default(DEFAULT_TIME_ZONE),
    price: rupiah().notNull().default(0),
    capacity: integer().notNull().default(0),
    seatsLeft: integer().notNull().default(0),
    seatsKept: integer().notNull().default(0),
    /** Only for people of this programme: nobody else sees or books it. Null of one that is for everybody. */
    programId: integer().references(() => program.id),
    salesOpenAt: instant(),
    /** Where a webinar takes place; told from 15 minutes before it begins. */
    joinUrl: text(),
    /** Called off: nobody buys it or goes there any more. */
    cancelledAt: instant(),
    /** When its organiser last changed hours or place after it was made: who held a place then may choose anew. */
    movedAt: instant(),
    version: version(),
    /** Of its sessions, which are saved as one. */
    sessionsVersion: version(),
    /** What to bring, one line each. */
    bring: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('event_course').on(t.courseId, t.startAt),
    index('event_words_trgm').using(
      'gin',
      sql`${t.batch} gin_trgm_ops`,
      sql`${t.city} gin_trgm_ops`,
      sql`${t.venue} gin_trgm_ops`,
    ),
    index('event_end').on(t.endAt),
    index('event_start').on(t.startAt, t.id),
    index('event_program')
      .on(t.programId)
      .where(sql`${t.programId} is not null`),
    index('event_kept')
      .on(t.id)
      .where(sql`${t.seatsKept} > 0`),
    check('event_price', sql`${t.price} >= 0`),
    check('event_seats', sql`${t.seatsLeft} between 0 and ${t.capacity}`),
    check('event_seats_kept', sql`${t.seatsKept} >= 0 and ${t.seatsLeft} + ${t.seatsKept} <= ${t.capacity}`),
    check('event_order', sql`${t.endAt} >= ${t.startAt}`),
  ],
);

/** Review with its likes and reports. Rows without a user come from imports. */
export const review = pgTable(
  'review',
  {
    id: publicId(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    fullname: text().notNull(),
    foto: text().notNull().default('user/default.svg'),
    rating: integer().notNull(),
    comment: text().notNull().default(''),
    /** What stood out, by the words of `REVIEW_HIGHLIGHTS`. */
    highlights: text().array().notNull().default([]),
    /** The name and picture of its writer are shown. */
    isNamed: boolean().notNull().default(true),
    isHidden: boolean().notNull().default(false),
    /** Whoever found it helpful before it came here. */
    importedLikes: integer().notNull().default(0),
    /** Its writer is known to have taken the course, without an account here. */
    isParticipant: boolean().notNull().default(false),
    /** What the teacher or the institution answers. */
    answer: text(),
    /** Name of the teacher who did; null: the institution. */
    answeredTeacher: text(),
    answeredAt: instant(),
    editedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('review_created').on(t.createdAt.desc().nullsFirst(), t.id),
    index('review_course').on(t.courseId, t.createdAt.desc(), t.id),
    index('review_course_rating').on(t.courseId, t.rating, t.createdAt.desc()),
    index('review_highlights')
      .on(t.courseId)
      .where(sql`not ${t.isHidden} and ${t.highlights} <> '{}'`),
    uniqueIndex('review_once')
      .on(t.userId, t.courseId)
      .where(sql`${t.userId} is not null`),
    check('review_rating', sql`${t.rating} between 1 and 5`),
    check('review_imported_likes', sql`${t.importedLikes} >= 0`),
  ],
);
export const reviewLike = pgTable(
  'review_like',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_like_user').on(t.userId)],
);
export const reviewReport = pgTable(
  'review_report',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_report_user').on(t.userId)],
);

/** Courses a learner wished for. */
export const wishlist = pgTable(
  'wishlist',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** What it cost when it was wished for; null of wishes made before that was kept. */
    priceRupiah: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index('wishlist_recent').on(t.userId, t.createdAt.desc()),
    index('wishlist_course').on(t.courseId),
  ],
);

/**
 * What listings read, one row per course, written by `refresh_course_search` only. `card` is what a card says, `facets`
 * the values filters look at; both are declared in search/courseProjection.ts.
 */
export const courseSearch = pgTable('course_search', {
  courseId: integer()
    .primaryKey()
    .references(() => course.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  popularity: real().notNull(),
  isPublished: boolean().notNull(),
  facets: jsonb().notNull(),
  card: jsonb().notNull(),
});

/**
 * The words of published courses, apart from course_search so that a search of many hits reads few pages. `title` is in
 * `document` too. `citiesUntil`: when a date whose city is in the document ends, so that it has to leave.
 */
export const courseWords = pgTable(
  'course_words',
  {
    courseId: integer()
      .primaryKey()
      .references(() => course.id, { onDelete: 'cascade' }),
    title: tsvector().notNull(),
    document: tsvector().notNull(),
    citiesUntil: instant(),
  },
  (t) => [
    index('course_words_title').using('gin', t.title),
    index('course_words_document').using('gin', t.document),
    index('course_words_cities').on(t.citiesUntil),
  ],
);

/** Words that occur in course titles, for typing errors and completions. `uses` counts occurrences when written. */
export const searchTerm = pgTable(
  'search_term',
  { term: text().primaryKey(), uses: integer().notNull().default(1) },
  (t) => [
    index('search_term_trgm').using('gin', sql`${t.term} gin_trgm_ops`),
    index('search_term_prefix').using('btree', sql`${t.term} text_pattern_ops`),
  ],
);
