import { and, eq, getTableName, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

const { certificateTemplate, lesson, lessonAsset, question, questionVersion, section, test } = schema;

/** Rows with the ids of their copies, as a table `pair(id, copy)` that is joined by this name. */
type Copies = (pair: string) => SQL;

/** Gives each row that is to be copied the id of its copy, so that what hangs on it finds the copy. */
async function copiesOf(
  tx: Executor,
  table: typeof section | typeof lesson | typeof test | typeof question,
  where: SQL | undefined,
): Promise<Copies> {
  const { rows } = await tx.execute<{ id: number; copy: number }>(
    sql`select ${table.id} as id, nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as copy from ${table} where ${where}`,
  );
  const ids = sql.param(rows.map(({ id }) => id));
  const copies = sql.param(rows.map(({ copy }) => copy));
  return (pair) => sql`unnest(${ids}::int[], ${copies}::int[]) as ${sql.identifier(pair)}(id, copy)`;
}

/** Whether a column names one of the rows that are copied. */
const isOneOf = (column: SQL | (typeof lesson)['sectionId'] | (typeof question)['testId'], copies: Copies): SQL =>
  sql`${column} in (select known.id from ${copies('known')})`;

/** Copies what lessons are made of: words, rules, and files, whose bytes both share. */
async function copyLessons(tx: Executor, courseId: number, copyId: number): Promise<Copies> {
  const parts = await copiesOf(tx, section, eq(section.courseId, courseId));
  await tx.execute(sql`insert into ${section} (id, course_id, title, position)
    select pair.copy, ${copyId}, s.title, s.position from ${section} s join ${parts('pair')} using (id)`);
  const lessons = await copiesOf(tx, lesson, and(isOneOf(lesson.sectionId, parts), isNull(lesson.retiredAt)));
  await tx.execute(sql`insert into ${lesson} (id, section_id, title, summary, kind, duration_minutes, is_preview, is_required, rule, content, url, position)
    select pair.copy, part.copy, l.title, l.summary, l.kind, l.duration_minutes, l.is_preview, l.is_required, l.rule, l.content, l.url, l.position
    from ${lesson} l join ${lessons('pair')} using (id) join ${parts('part')} on part.id = l.section_id`);
  // A stored file is never changed or taken away while a row names it, so one copy of the bytes serves both: taking a file
  // off a lesson marks its own row alone.
  await tx.execute(sql`insert into ${lessonAsset} (lesson_id, kind, language, title, path, entry, mimetype, bytes, seconds, sha256, created_at)
    select pair.copy, a.kind, a.language, a.title, a.path, a.entry, a.mimetype, a.bytes, a.seconds, a.sha256, a.created_at
    from ${lessonAsset} a join ${lessons('pair')} on pair.id = a.lesson_id where a.replaced_at is null`);
  return lessons;
}

/** Copies tests with their pools: each question that is asked, in its newest wording. */
async function copyTests(tx: Executor, courseId: number, { copyId, lessons }: { copyId: number; lessons: Copies }) {
  const isAsked = sql`(${isNull(test.lessonId)} or ${test.lessonId} in (select known.id from ${lessons('known')}))`;
  const tests = await copiesOf(tx, test, and(eq(test.courseId, courseId), isAsked));
  await tx.execute(sql`insert into ${test} (id, course_id, lesson_id, kind, title, tries, seconds, pass_percent, drawn)
    select pair.copy, ${copyId}, taught.copy, t.kind, t.title, t.tries, t.seconds, t.pass_percent, t.drawn
    from ${test} t join ${tests('pair')} using (id) left join ${lessons('taught')} on taught.id = t.lesson_id`);
  const questions = await copiesOf(tx, question, and(isOneOf(question.testId, tests), isNull(question.retiredAt)));
  await tx.execute(sql`insert into ${question} (id, test_id, position)
    select pair.copy, asked.copy, q.position from ${question} q join ${questions('pair')} using (id) join ${tests('asked')} on asked.id = q.test_id`);
  await tx.execute(sql`insert into ${questionVersion} (question_id, kind, text, options, right_options, accepted, explanation)
    select distinct on (v.question_id) pair.copy, v.kind, v.text, v.options, v.right_options, v.accepted, v.explanation
    from ${questionVersion} v join ${questions('pair')} on pair.id = v.question_id order by v.question_id, v.version desc`);
}

/**
 * Gives a copy of a course what its first is learned by: parts, lessons with their files, tests with their pools, and its
 * template of certificates. What was retired or replaced stays with the first.
 */
export async function copyParts(tx: Executor, courseId: number, copyId: number): Promise<void> {
  const lessons = await copyLessons(tx, courseId, copyId);
  await copyTests(tx, courseId, { copyId, lessons });
  await tx.execute(sql`insert into ${certificateTemplate} (course_id, signers, units)
    select ${copyId}, signers, units from ${certificateTemplate} where course_id = ${courseId}`);
}
