import { JOB_EXPERIENCES, SALARY_PERIODS } from '@suluh/domain/job';
import { NOTIFICATION_TOPICS, type NotificationTarget } from '@suluh/domain/notification';
import { LANDING_PAGES } from '@suluh/domain/staff';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { loginSession, userAccount } from './account.ts';
import { createdAt, instant, publicId, version } from './columns.ts';
import { program } from './partner.ts';

/** Slides, popups and testimonials; without a programme they belong to the main site. */
export const banner = pgTable(
  'banner',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    url: text(),
    /** One line below the title, and what its button says; with a line it is a banner of words beside its picture. */
    body: text().notNull().default(''),
    action: text(),
    /** Dye of the ground its words stand on. */
    tone: text({ enum: ['nila', 'daun', 'mengkudu', 'soga'] })
      .notNull()
      .default('nila'),
    foto: text(),
    placement: text().notNull().default('home'),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    startAt: instant(),
    endAt: instant(),
    version: version(),
    isPublished: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [
    index('banner_placement').on(t.placement, t.position),
    index('banner_program').on(t.programId),
    check('banner_tone_known', sql`${t.tone} in ('nila', 'daun', 'mengkudu', 'soga')`),
    check('banner_placement_known', sql`${t.placement} in ('home', 'best-deal', 'popup', 'survey')`),
  ],
);
export const testimonial = pgTable(
  'testimonial',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    fullname: text().notNull(),
    from: text('from_place').notNull().default(''),
    position: text('job_position').notNull().default(''),
    foto: text(),
    highlight: text().notNull().default(''),
    content: text().notNull(),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    isPublished: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    version: version(),
  },
  (t) => [index('testimonial_program').on(t.programId, t.sortOrder), index('testimonial_order').on(t.sortOrder, t.id)],
);

/**
 * What a landing page says: that of a programme, or that of one page where it is of none. `content` is as
 * `landingContent` of the catalogue says.
 */
export const landing = pgTable(
  'landing',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    page: text({ enum: LANDING_PAGES }),
    content: jsonb().notNull(),
    isPublished: boolean().notNull().default(true),
    version: version(),
  },
  (t) => [
    uniqueIndex('landing_program').on(t.programId),
    uniqueIndex('landing_page').on(t.page),
    check('landing_stands_once', sql`(${t.programId} is null) <> (${t.page} is null)`),
    check('landing_page_known', sql`${t.page} in (${sql.raw(LANDING_PAGES.map((page) => `'${page}'`).join(', '))})`),
  ],
);

/** What people type, and the words of courses they mean by it. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    word: text().notNull(),
    means: text().array().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('search_synonym_word').on(t.word),
    check('search_synonym_word_plain', sql`${t.word} = lower(${t.word}) and ${t.word} <> ''`),
    check('search_synonym_means', sql`cardinality(${t.means}) between 1 and 12`),
  ],
);

/** News, articles and videos. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    kind: text().notNull().default('news'),
    title: text().notNull(),
    summary: text().notNull().default(''),
    body: text().notNull().default(''),
    image: text(),
    /** The house it comes from, and who wrote it. */
    contributor: text().notNull().default(''),
    author: text().notNull().default(''),
    file: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: version(),
    isPublished: boolean().notNull().default(true),
    publishedAt: createdAt(),
    /** When an event is, and where; of the other kinds nothing. */
    startAt: instant(),
    endAt: instant(),
    place: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('news_slug').on(t.slug),
    index('news_kind').on(t.kind, t.publishedAt.desc()),
    index('news_start').on(t.kind, t.startAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('news_kind_known', sql`${t.kind} in ('news', 'artikel', 'video', 'acara')`),
    check('news_event_begins', sql`${t.kind} <> 'acara' or ${t.startAt} is not null`),
    check('news_ends_after_start', sql`${t.endAt} >= ${t.startAt}`),
  ],
);

/**
 * Static page by slug: help, contact, and the documents somebody agrees to, whose edition names what was agreed. `body` is
 * HTML.
 */
export const page = pgTable('page', {
  slug: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull().default(''),
  body: text().notNull(),
  /** What was agreed to is named by it: a text that changes gets another. */
  edition: text('version').notNull().default('1'),
  /** Counts what staff change (docs/product/staff.md#two-people-one-record). */
  version: integer('row_version').notNull().default(1),
  updatedAt: createdAt(),
});

/** Province (level 1), regency or city (level 2), district (level 3); code as in the official list, such as 11.01. */
export const region = pgTable(
  'region',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().notNull().default('kepmendagri'),
    sourceId: text().notNull(),
    code: text().notNull(),
    parentCode: text(),
    level: integer().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    shortName: text().notNull(),
    population: bigint({ mode: 'number' }),
    areaKm2: doublePrecision(),
  },
  (t) => [
    uniqueIndex('region_source').on(t.source, t.sourceId),
    uniqueIndex('region_code').on(t.code),
    index('region_parent').on(t.parentCode),
    index('region_level_name').on(t.level, t.shortName),
  ],
);

/** Job vacancy and applications. Salary bounds are in `salaryCurrency` per `salaryPeriod`. */
export const job = pgTable(
  'job',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().notNull().default('suluh'),
    sourceId: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    slug: text().notNull(),
    title: text().notNull(),
    companyName: text().notNull(),
    companyLogo: text(),
    city: text(),
    country: text().notNull().default('Indonesia'),
    yearsOfExperience: text(),
    educationLevels: text(),
    employmentType: text(),
    category: text(),
    subCategory: text(),
    salaryFrom: bigint({ mode: 'number' }),
    salaryTo: bigint({ mode: 'number' }),
    salaryCurrency: text().notNull().default('IDR'),
    salaryPeriod: text({ enum: SALARY_PERIODS }).notNull().default('month'),
    isSalaryHidden: boolean().notNull().default(false),
    /** How many people are wanted; null when it is not said. */
    openings: integer(),
    /** Last day, in Jakarta, on which it can be applied for; null until it is taken down. */
    closesOn: date(),
    facilities: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    description: text().notNull().default(''),
    /** What is to be done, what is asked for, one line each; who employs. */
    tasks: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requirements: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    companyAbout: text().notNull().default(''),
    version: version(),
    isPublished: boolean().notNull().default(true),
    postedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('job_slug').on(t.slug),
    uniqueIndex('job_source').on(t.source, t.sourceId),
    index('job_posted').on(t.postedAt.desc(), t.id),
    index('job_city').on(t.city, t.postedAt.desc()),
    index('job_category').on(t.category, t.postedAt.desc()),
    index('job_title_trgm').using('gin', sql`lower(${t.title}) gin_trgm_ops`),
    index('job_company_trgm').using('gin', sql`lower(${t.companyName}) gin_trgm_ops`),
    index('job_trade').using(
      'gin',
      sql`to_tsvector('indonesian', coalesce(${t.category}, '') || ' ' || coalesce(${t.subCategory}, ''))`,
    ),
    index('job_about').using('gin', sql`to_tsvector('indonesian', ${t.title} || ' ' || coalesce(${t.category}, ''))`),
    index('job_asked').using('gin', sql`to_tsvector('indonesian', lines_of(${t.requirements}))`),
    check('job_salary', sql`${t.salaryFrom} >= 0 and ${t.salaryTo} >= 0`),
  ],
);
export const jobApplication = pgTable(
  'job_application',
  {
    id: publicId(),
    jobId: integer()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Storage path of the CV, in the closed part. */
    cvPath: text().notNull(),
    status: text().notNull().default('sent'),
    /** What the applicant is told with the decision. */
    answer: text().notNull().default(''),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('job_application_once').on(t.jobId, t.userId),
    index('job_application_user').on(t.userId),
    index('job_application_created').on(t.createdAt),
    check('job_application_status', sql`${t.status} in ('sent', 'invited', 'declined')`),
  ],
);

/** Vacancies a learner keeps, and searches that are watched for them. */
export const jobSaved = pgTable(
  'job_saved',
  {
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('job_saved_job').on(t.jobId)],
);
export const jobAlert = pgTable(
  'job_alert',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    q: text().notNull().default(''),
    city: text().notNull().default(''),
    kind: text().notNull().default(''),
    company: text().notNull().default(''),
    education: text().notNull().default(''),
    experience: text({ enum: JOB_EXPERIENCES }).notNull().default(''),
    createdAt: createdAt(),
    /** Vacancies announced until then were looked at. */
    seenUntil: instant().notNull(),
    /** When its learner was told last. */
    toldAt: instant(),
  },
  (t) => [
    uniqueIndex('job_alert_once').on(t.userId, t.q, t.city, t.kind, t.company, t.education, t.experience),
    index('job_alert_seen').on(t.seenUntil),
    check(
      'job_alert_experience',
      sql`${t.experience} in (${sql.raw(JOB_EXPERIENCES.map((each) => `'${each}'`).join(', '))})`,
    ),
  ],
);

/** Notifications of a learner, and what they want to receive. */
export const notification = pgTable(
  'notification',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    kind: text().notNull().default('info'),
    topic: text({ enum: NOTIFICATION_TOPICS }).notNull().default('other'),
    status: text(),
    title: text().notNull(),
    message: text().notNull(),
    orderId: text(),
    /** Page it leads to; those of before lead nowhere. */
    target: jsonb().$type<NotificationTarget>(),
    paymentMethod: jsonb(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notification_user').on(t.userId, t.kind, t.createdAt.desc()),
    index('notification_created').on(t.createdAt),
  ],
);
export const notificationPreference = pgTable('notification_preference', {
  userId: uuid()
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  preference: jsonb().notNull().default({}),
  /** What links of mails name the learner by, to do without further ones. */
  key: uuid().notNull().unique().defaultRandom(),
});

/** A browser that rings for a learner, as long as the login goes on that asked for it (docs/product/notification.md#devices). */
export const pushDevice = pgTable(
  'push_device',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Its site's area is that of the login. */
    sessionId: uuid()
      .notNull()
      .references(() => loginSession.id, { onDelete: 'cascade' }),
    site: text(),
    /** Address at its push service, by which anybody who has our key could ring it. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_device_endpoint').on(t.endpoint),
    index('push_device_user').on(t.userId),
    index('push_device_session').on(t.sessionId),
  ],
);

/** A message on its way to a device; it goes when the push service took it, or after a day. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: uuid()
      .notNull()
      .references(() => pushDevice.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    message: text().notNull(),
    tries: smallint().notNull().default(0),
    dueAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_message_due').on(t.dueAt), index('push_message_device').on(t.deviceId)],
);

/** Shared yearly recap. */
export const recap = pgTable(
  'recap',
  {
    id: publicId(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    category: text().notNull(),
    file: text(),
    content: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recap_once').on(t.userId, t.year)],
);

/** Uploaded file in the object storage. */
export const upload = pgTable(
  'upload',
  {
    id: publicId(),
    userId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    path: text().notNull(),
    filename: text().notNull(),
    mimetype: text().notNull(),
    size: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('upload_path').on(t.path),
    index('upload_user').on(t.userId),
    check('upload_size', sql`${t.size} >= 0`),
  ],
);
