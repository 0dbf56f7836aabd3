import type pg from 'pg';
import { publishingProblems } from '../../../src/modules/learning/publishing.ts';
import { ensureCategories } from '../../seed/ensureCategories.ts';
import { requiredOf, type ImportKind } from '../kind.ts';
import { upsert, type ImportTable } from '../upsert.ts';
import { convertCourse, type ImportedCourse } from './convertCourse.ts';
import { courseRow } from './courseRow.ts';
import { partnerCode, partnerIds } from './partners.ts';

const TABLE: ImportTable = {
  name: 'course',
  columns: {
    source: 'text',
    source_id: 'text',
    slug: 'text',
    fullname: 'text',
    summary: 'text',
    description: 'text',
    outcomes: 'text[]',
    thumbnail: 'text',
    type_code: 'text',
    price: 'bigint',
    price_after: 'bigint',
    partner_id: 'int',
    teacher_name: 'text',
    city: 'text',
    level: 'text',
    language: 'text',
    duration_minutes: 'int',
    session_count: 'int',
    external_url: 'text',
    student_count: 'int',
    rating_average: 'real',
    rating_count: 'int',
    star_counts: 'int[]',
    published_at: 'timestamptz',
  },
  onlyNew: ['slug', 'student_count', 'rating_average', 'rating_count', 'star_counts', 'published_at'],
};

/** Gives the courses exactly these categories; answers the courses that had others. */
const CATEGORIES = `with wanted as (
    select c.id as course_id, y.category_id, y.position from json_to_recordset($1::json) as r(source text, source_id text, categories json)
    join course c on c.source = r.source and c.source_id = r.source_id
    cross join lateral json_to_recordset(r.categories) as y(category_id int, position int)),
  gone as (delete from course_category x where x.course_id in (select course_id from wanted)
    and not exists (select from wanted w where w.course_id = x.course_id and w.category_id = x.category_id) returning course_id),
  come as (insert into course_category as x (course_id, category_id, position) select course_id, category_id, position from wanted
    on conflict (course_id, category_id) do update set position = excluded.position where x.position <> excluded.position returning course_id)
  select course_id as id from gone union select course_id from come`;

const KNOWN = `select c.id, c.source, c.source_id from json_to_recordset($1::json) as r(source text, source_id text)
  join course c on c.source = r.source and c.source_id = r.source_id`;

async function setCategories(
  client: pg.ClientBase,
  rows: readonly ImportedCourse[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const wanted = rows.map(({ source, source_id, category_slugs }) => ({
    source,
    source_id,
    categories: category_slugs.map((slug, position) => ({ category_id: categoryIds.get(slug), position })),
  }));
  const { rows: changed } = await client.query<{ id: number }>(CATEGORIES, [JSON.stringify(wanted)]);
  return changed.map(({ id }) => id);
}

/** Courses with their providers, categories and search rows. API processes hear of each batch when it is committed. */
export const courses: ImportKind<ImportedCourse> = {
  name: 'courses',
  required: requiredOf(courseRow),
  convert: convertCourse,
  /** A course that is there already with lessons nobody could do is not renewed on sale; new ones have no lessons. */
  async refuse(client, rows) {
    const { rows: known } = await client.query<{ id: number; source: string; source_id: string }>(KNOWN, [
      JSON.stringify(rows.map(({ source, source_id }) => ({ source, source_id }))),
    ]);
    const problems = await publishingProblems(
      client,
      known.map(({ id }) => id),
    );
    const reasonOf = new Map(
      known.flatMap(({ id, source, source_id }) => {
        const lessons = problems.get(id)?.map((lesson) => `${lesson.id} (${lesson.rule})`);
        return lessons ? [[`${source} ${source_id}`, `has lessons nobody can finish: ${lessons.join(', ')}`]] : [];
      }),
    );
    return new Map(
      rows.flatMap((row) => {
        const reason = reasonOf.get(`${row.source} ${row.source_id}`);
        return reason ? [[row, { field: 'id', reason }] as const] : [];
      }),
    );
  },
  async write(client, rows) {
    await client.query("set local suluh.defer_search = 'on'");
    const categoryIds = await ensureCategories(client);
    const partners = await partnerIds(
      client,
      rows.map(({ partner_name: name }) => name),
    );
    const written = await upsert(
      client,
      TABLE,
      rows.map((row) => ({ ...row, partner_id: partners.get(partnerCode(row.partner_name)) })),
    );
    const recategorised = await setCategories(client, rows, categoryIds);
    const changed = [...new Set([...written.ids, ...recategorised])];
    if (changed.length > 0) await client.query('select refresh_course_search($1)', [changed]);
    return { inserted: written.inserted, updated: changed.length - written.inserted };
  },
};
