import type pg from 'pg';
import type { CourseFacets } from './courseProjection.ts';
import type { IndexedCourse } from './indexedCourse.ts';

/** Rows read at a time; between two batches other requests are answered. */
const BATCH = 5_000;

interface Row {
  course_id: number;
  popularity: number;
  facets: CourseFacets;
}

const indexed = ({ course_id: id, popularity, facets }: Row): IndexedCourse => ({ id, popularity, ...facets });

/** Every published course, in batches by id. */
export async function loadAllCourses(pool: pg.Pool): Promise<Map<number, IndexedCourse>> {
  const courses = new Map<number, IndexedCourse>();
  for (let last = 0; ;) {
    const { rows } = await pool.query<Row>(
      'select course_id, popularity, facets from course_search where course_id > $1 and is_published order by course_id limit $2',
      [last, BATCH],
    );
    for (const row of rows) courses.set(row.course_id, indexed(row));
    if (rows.length < BATCH) return courses;
    last = rows.at(-1)!.course_id;
  }
}

/** The published ones among these courses. */
export async function loadCourses(pool: pg.Pool, ids: readonly number[]): Promise<IndexedCourse[]> {
  const { rows } = await pool.query<Row>(
    'select course_id, popularity, facets from course_search where course_id = any($1) and is_published',
    [ids],
  );
  return rows.map(indexed);
}
