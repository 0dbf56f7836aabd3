import { createHash } from 'node:crypto';
import type pg from 'pg';
import { COURSE_PROJECTION } from '../search/courseProjection.ts';

/** Courses whose search rows are compared and rewritten at a time. */
const BATCH = 2_000;

const FINGERPRINT = createHash('sha256').update(COURSE_PROJECTION).digest('hex');

const isCurrent = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ fingerprint: string | null }>(
    `select obj_description(to_regprocedure('course_projection(integer[])'), 'pg_proc') as fingerprint`,
  );
  return rows[0]?.fingerprint === FINGERPRINT;
};

/**
 * Rewrites what differs of the search rows of courses after `lastId`; answers the last one looked at, null at the end.
 */
async function rewrite(client: pg.ClientBase, lastId: number): Promise<number | null> {
  const { rows } = await client.query<{ ids: number[] | null }>(
    'select array_agg(id order by id) as ids from (select id from course where id > $1 order by id limit $2) next',
    [lastId, BATCH],
  );
  const ids = rows[0]?.ids;
  if (!ids) return null;
  await client.query(
    `update course_search s set title = p.title, popularity = p.popularity, is_published = p.is_published, facets = p.facets, card = p.card
     from course_projection($1) p
     where s.course_id = p.course_id
       and (s.title, s.popularity, s.is_published, s.facets, s.card) is distinct from (p.title, p.popularity, p.is_published, p.facets, p.card)`,
    [ids],
  );
  return ids.at(-1)!;
}

/**
 * Brings the search rows of courses to what the code says of them. It costs one look when nothing has changed. The
 * fingerprint is kept last, so that what was cut short is done again; running processes are told to read anew.
 */
export async function projectCourses(client: pg.ClientBase): Promise<void> {
  if (await isCurrent(client)) return;
  await client.query(COURSE_PROJECTION);
  for (let lastId: number | null = 0; lastId !== null;) lastId = await rewrite(client, lastId);
  await client.query(`comment on function course_projection(integer[]) is '${FINGERPRINT}'`);
  await client.query(`select pg_notify('catalogue', '*')`);
}
