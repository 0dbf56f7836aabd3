import { runNamed, schema, type Executor } from '../../db/index.ts';
import { eq } from 'drizzle-orm';

/** Folder of work handed in, in the closed part of the storage. */
export const SUBMISSIONS = 'submission';

/** Times one lesson's work can be handed in. */
const MOST = 20;

const KEEP = {
  name: 'submission-keep',
  text: `insert into submission (enrolment_id, lesson_id, no, path, filename, mimetype, bytes, created_at)
    select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5, $6, $7 from submission where enrolment_id = $1 and lesson_id = $2 having count(*) < ${MOST}
    returning id`,
};

/** A file's name as it is shown: no folders, nothing that cannot be seen or turns the direction of reading. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{C}\\/]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim() || 'tugas';

/** A stored file that becomes work handed in. */
interface HandedIn {
  enrolmentId: string;
  lessonId: number;
  file: { path: string; filename: string; mimetype: string; bytes: number };
  now: Date;
}

/** Puts work handed in on record, with the next number. @returns its id; null when it was handed in too often */
export async function keepSubmission(
  tx: Executor,
  { enrolmentId, lessonId, file, now }: HandedIn,
): Promise<string | null> {
  await tx
    .select({ id: schema.enrolment.id })
    .from(schema.enrolment)
    .where(eq(schema.enrolment.id, enrolmentId))
    .for('no key update'); // numbers are given one after the other
  const { path, filename, mimetype, bytes } = file;
  const values = [enrolmentId, lessonId, path, plainName(filename), mimetype, bytes, now];
  const [kept] = await runNamed<{ id: string }>(tx, KEEP, values);
  if (kept)
    await tx
      .insert(schema.learningEvent)
      .values({ enrolmentId, kind: 'handed-in', object: String(lessonId), at: now, receivedAt: now })
      .onConflictDoNothing();
  return kept?.id ?? null;
}
