import type pg from 'pg';

/** What a review says of the course it is about. */
export interface AboutCourse {
  platform: string | null;
  course: string;
}

/** The course of a review, or on which platforms there are several. */
export type Found = { courseId: number; platform: string } | { platforms: string[] };

/**
 * Courses of platforms by the last part of their addresses there; a temporary table, as reviews come by ten thousands.
 */
const ADDRESSES = `create temporary table if not exists import_address as
  select id, source, rating_count, (regexp_match(external_url, '([^/?#]+)/*(?:[?#].*)?$'))[1] as course from course where external_url is not null`;

/** Of two courses of one platform with one address, the one more people rated. */
const FIND = `select r.number, array_agg(distinct a.source) as platforms, (array_agg(a.id order by a.rating_count desc, a.id))[1] as id
  from json_to_recordset($1::json) as r(number int, platform text, course text)
  join import_address a on a.course = r.course and (r.platform is null or lower(a.source) = lower(r.platform)) group by r.number`;

/** Finds the imported courses that reviews are about, in the order of the reviews; null where there is none. */
export async function reviewedCourses(
  client: pg.ClientBase,
  reviews: readonly AboutCourse[],
): Promise<(Found | null)[]> {
  await client.query(ADDRESSES);
  await client.query('create index if not exists import_address_course on import_address (course)');
  const asked = JSON.stringify(reviews.map(({ platform, course }, number) => ({ number, platform, course })));
  const { rows } = await client.query<{ number: number; platforms: string[]; id: number }>(FIND, [asked]);
  const found: (Found | null)[] = reviews.map(() => null);
  for (const { number, platforms, id } of rows)
    found[number] = platforms.length === 1 ? { courseId: id, platform: platforms[0]! } : { platforms };
  return found;
}
