import type pg from 'pg';
import type { SeedCourse } from './makeCourse.ts';

/** What an insert added. */
export interface SeedCounts {
  courses: number;
  reviews: number;
  events: number;
}

const COURSES = `insert into course (source, source_id, slug, fullname, summary, description, outcomes, type_code, price, price_after, is_voucher, is_ad,
    partner_id, teacher_name, city, min_age, max_age, education, level, duration_minutes, student_count, certificate, rating_average, rating_count,
    star_counts, published_at, created_at, updated_at)
  select 'seed', r."sourceId", r.slug, r.fullname, r.summary, r.description, r.outcomes, r."typeCode", r.price, r."priceAfter", r."isVoucher", r."isAd",
    p.id, r."teacherName", r.city, r."minAge", r."maxAge", r.education, r.level, r."durationMinutes", r."studentCount", r.certificate, r."ratingAverage",
    (select sum(n) from unnest(r."starCounts") n), r."starCounts", r."publishedAt", r."publishedAt", r."publishedAt"
  from json_to_recordset($1::json) as r("sourceId" text, slug text, fullname text, summary text, description text, outcomes text[], "typeCode" text,
    price bigint, "priceAfter" bigint, "isVoucher" boolean, "isAd" boolean, "partnerCode" text, "teacherName" text, city text, "minAge" int, "maxAge" int,
    education text, level text, "durationMinutes" int, "studentCount" int, certificate text, "ratingAverage" real, "starCounts" int[], "publishedAt" timestamptz)
  join partner p on p.code = r."partnerCode" order by split_part(r."sourceId", '-', 2)::int
  on conflict do nothing returning id, source_id`;

const CATEGORIES =
  'insert into course_category (course_id, category_id, position) select * from json_to_recordset($1::json) as r(course int, category int, position int)';

const EVENTS = `insert into event (course_id, batch, city, venue, start_at, end_at, time_label, time_zone, price, capacity, seats_left)
  select course, batch, city, venue, "startAt", "endAt", "timeLabel", "timeZone", price, capacity, "seatsLeft"
  from json_to_recordset($1::json) as r(course int, batch text, city text, venue text, "startAt" timestamptz, "endAt" timestamptz, "timeLabel" text,
    "timeZone" text, price bigint, capacity int, "seatsLeft" int)`;

const REVIEWS = `insert into review (id, course_id, fullname, rating, comment, created_at)
  select id, course, fullname, rating, comment, "createdAt"
  from json_to_recordset($1::json) as r(id uuid, course int, fullname text, rating int, comment text, "createdAt" timestamptz)`;

/** Inserts those of these courses that are not there yet, with all that belongs to them and their search rows. */
export async function insertBatch(
  client: pg.ClientBase,
  courses: readonly SeedCourse[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<SeedCounts> {
  const inserted = await client.query<{ id: number; source_id: string }>(COURSES, [JSON.stringify(courses)]);
  const idOf = new Map(inserted.rows.map(({ id, source_id }) => [source_id, id]));
  const made = courses.flatMap((course) => {
    const id = idOf.get(course.sourceId);
    return id === undefined ? [] : [{ id, course }];
  });
  if (made.length === 0) return { courses: 0, reviews: 0, events: 0 };
  const categories = made.flatMap(({ id, course }) =>
    course.categorySlugs.map((slug, position) => ({ course: id, category: categoryIds.get(slug), position })),
  );
  const events = made.flatMap(({ id, course }) => course.events.map((event) => ({ course: id, ...event })));
  const reviews = made.flatMap(({ id, course }) => course.reviews.map((review) => ({ course: id, ...review })));
  await client.query(CATEGORIES, [JSON.stringify(categories)]);
  await client.query(EVENTS, [JSON.stringify(events)]);
  await client.query(REVIEWS, [JSON.stringify(reviews)]);
  await client.query('select refresh_course_search($1)', [made.map(({ id }) => id)]);
  return { courses: made.length, reviews: reviews.length, events: events.length };
}
