import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, rupiah, version } from './columns.ts';
import { course } from './course.ts';
import { program } from './partner.ts';

/** Hand-picked set of courses; one is the best-deal set. */
export const collection = pgTable(
  'collection',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    image: text(),
    kind: text().notNull().default('regular'),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    isPublished: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    version: version(),
  },
  (t) => [
    uniqueIndex('collection_slug').on(t.slug),
    index('collection_kind').on(t.kind, t.position),
    index('collection_program').on(t.programId),
    check(
      'collection_kind_known',
      sql`${t.kind} in ('regular', 'best-deal', 'prakerja', 'event', 'bundle', 'mysooltan')`,
    ),
  ],
);
export const collectionCourse = pgTable(
  'collection_course',
  {
    collectionId: integer()
      .notNull()
      .references(() => collection.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.courseId] }),
    index('collection_course_course').on(t.courseId),
    index('collection_course_position').on(t.collectionId, t.position),
  ],
);

/** Flash sale with its prices. */
export const flashSale = pgTable(
  'flash_sale',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    programId: integer().references(() => program.id, { onDelete: 'cascade' }),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('flash_sale_period').on(t.endAt, t.startAt),
    index('flash_sale_program').on(t.programId),
    check('flash_sale_order', sql`${t.endAt} > ${t.startAt}`),
  ],
);
export const flashSaleCourse = pgTable(
  'flash_sale_course',
  {
    flashSaleId: integer()
      .notNull()
      .references(() => flashSale.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    price: rupiah().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.flashSaleId, t.courseId] }),
    index('flash_sale_course_course').on(t.courseId),
    check('flash_sale_course_price', sql`${t.price} >= 0`),
  ],
);
