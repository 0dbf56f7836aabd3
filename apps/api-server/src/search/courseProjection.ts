import { toSnakeCase } from 'drizzle-orm/casing';
import type { schema } from '../db/index.ts';

type CourseRow = typeof schema.course.$inferSelect;

/** An SQL expression over the rows of {@link SOURCES}, with the type its value has once it is read back from JSON. */
interface Projected<Value> {
  sql: string;
  /** Never there; carries the type. */
  value?: Value;
}

/** A column of the course as it is. */
const column = <Name extends keyof CourseRow & string>(name: Name): Projected<CourseRow[Name]> => ({
  sql: `c.${toSnakeCase(name)}`,
});

/** Anything else. */
const expression = <Value>(sql: string): Projected<Value> => ({ sql });

/** Event as listings look at it; instants in seconds since 1970. */
export interface IndexedEvent {
  city: string | null;
  start: number;
  end: number;
}

/**
 * What a course card says and does not depend on the moment; the rest is added when it is answered (`toCourseCard`).
 */
const CARD = {
  id: column('id'),
  slug: column('slug'),
  slugCategory: expression<string>(`coalesce(k.slug, '')`),
  fullname: column('fullname'),
  summary: expression<string>('left(c.summary, 300)'),
  thumbnail: column('thumbnail'),
  price: column('price'),
  priceAfter: column('priceAfter'),
  isVoucher: column('isVoucher'),
  ads: column('isAd'),
  isMandatory: expression<boolean>('exists(SELECT FROM internship_mandatory m WHERE m.course_id = c.id)'),
  categories: expression<{ id: number; name: string; slug: string }[]>('k.list'),
  typeCode: expression<'a' | 'b' | 'c' | 'd'>('c.type_code'),
  teacher: expression<{ fullname: string }>(
    `jsonb_build_object('fullname', coalesce(nullif(c.teacher_name, ''), p.org_name))`,
  ),
  institution: expression<{ code: string; name: string }>(`jsonb_build_object('code', p.code, 'name', p.org_name)`),
  rating: expression<{ rating: number; totalRater: number }>(
    `jsonb_build_object('rating', round(c.rating_average::numeric, 1), 'totalRater', c.rating_count)`,
  ),
  studentCount: column('studentCount'),
  location: column('city'),
  min_age: column('minAge'),
  max_age: column('maxAge'),
  education: column('education'),
  events: expression<IndexedEvent[]>('e.list'),
};

/** The values that filters and orders look at. */
const FACETS = {
  type: column('typeCode'),
  price: column('priceAfter'),
  partner: expression<string>('p.code'),
  partnerName: expression<string>('p.org_name'),
  internal: expression<boolean>('p.is_internal'),
  city: column('city'),
  education: column('education'),
  minAge: column('minAge'),
  maxAge: column('maxAge'),
  rating: column('ratingAverage'),
  /** Seconds since 1970. */
  published: expression<number>('extract(epoch FROM c.published_at)::bigint'),
  categories: expression<number[]>('k.ids'),
  programs: expression<string[]>('g.slugs'),
  roles: expression<number[]>('r.ids'),
  events: expression<IndexedEvent[]>('e.list'),
};

type ValuesOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends Projected<infer Value> ? Value : never };

/** A card as `course_search.card` keeps it. */
export type StoredCard = ValuesOf<typeof CARD>;
/** `course_search.facets` of a published course. */
export type CourseFacets = ValuesOf<typeof FACETS>;

/** What the expressions above read: the course, its partner, categories, programmes, roles and events. */
const SOURCES = `course c
  JOIN partner p ON p.id = c.partner_id
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(y.id ORDER BY x.position, y.id), '[]') AS ids,
      (array_agg(y.slug ORDER BY x.position, y.id))[1] AS slug,
      coalesce(jsonb_agg(jsonb_build_object('id', y.id, 'name', y.name, 'slug', y.slug) ORDER BY x.position, y.id), '[]') AS list
    FROM course_category x JOIN category y ON y.id = x.category_id WHERE x.course_id = c.id) k
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(y.slug), '[]') AS slugs
    FROM course_program x JOIN program y ON y.id = x.program_id WHERE x.course_id = c.id) g
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(x.program_category_id), '[]') AS ids
    FROM program_category_course x WHERE x.course_id = c.id) r
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('city', x.city, 'start', extract(epoch FROM x.start_at)::bigint,
      'end', extract(epoch FROM x.end_at)::bigint) ORDER BY x.start_at), '[]') AS list
    FROM event x WHERE x.course_id = c.id AND x.cancelled_at IS NULL AND x.program_id IS NULL) e`;

const POPULARITY = `(ln(1 + c.student_count) + c.rating_average * ln(1 + c.rating_count)
  + CASE WHEN c.is_ad THEN 5 ELSE 0 END)::real`;

const object = (fields: Record<string, Projected<unknown>>): string =>
  `jsonb_build_object(${Object.entries(fields)
    .map(([name, { sql }]) => `'${name}', ${sql}`)
    .join(', ')})`;

/** The rows of `course_search` as they should be, for these courses: what `refresh_course_search` writes. */
export const COURSE_PROJECTION = `CREATE OR REPLACE FUNCTION course_projection(course_ids integer[])
RETURNS TABLE (course_id integer, title text, popularity real, is_published boolean, facets jsonb, card jsonb)
LANGUAGE sql STABLE AS $$
SELECT c.id, c.fullname, ${POPULARITY}, c.is_published, ${object(FACETS)}, ${object(CARD)}
FROM ${SOURCES}
WHERE c.id = ANY(course_ids) $$`;
