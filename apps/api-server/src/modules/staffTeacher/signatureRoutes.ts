import { staffTeacherEntries as entries } from '@suluh/api/catalogue';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Database } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route, type Staff } from '../../http/route.ts';
import { readWhole } from '../../storage/index.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { editedTeacher as edited, requireNobodyElses } from './editedTeacher.ts';
import { keepSignature, signatureToKeep, TAUGHT_FOR } from './signature.ts';

const { teacher } = schema;

/**
 * Sets how somebody signs from now on, for the partners they teach for now, and puts it on record: a partner that names
 * them later has no signature of theirs until it is sent anew.
 */
const sign = (db: Database, id: number, signature: string | null, who: Staff) =>
  db.transaction(async (tx) => {
    await tx.select({ id: teacher.id }).from(teacher).where(eq(teacher.id, id)).for('update');
    const before = await oneOf(tx, edited, id, who.reach);
    const signatureFor = signature === null ? sql`'{}'::integer[]` : TAUGHT_FOR;
    const changed = await tx
      .update(teacher)
      .set({ signature, signatureFor, version: sql`${teacher.version} + 1` })
      .where(
        and(
          eq(teacher.id, id),
          sql`(${teacher.signature}, ${teacher.signatureFor}) is distinct from (${signature}::text, ${signatureFor})`,
        ),
      )
      .returning({ id: teacher.id });
    if (changed.length === 0) return before; // sent again
    const after = await oneOf(tx, edited, id, who.reach);
    const action = signature === null ? 'teacher.signatureRemove' : 'teacher.signature';
    await recordChange(tx, { by: who.userId, action, subject: `teacher ${id}`, before, after });
    return after;
  });

/** How somebody signs certificates; shown to those alone who may change it (docs/product/staff.md#teachers). */
export const signatureRoutes: Route[] = [
  route(entries.teacherSignature, async ({ params: { id }, file, caller }, { db, files }) => {
    const who = staff(caller);
    await oneOf(db, edited, id, who.reach);
    await requireNobodyElses(db, id, who);
    const picture = await signatureToKeep(file!);
    if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    return { data: await sign(db, id, await keepSignature(files.closed, picture), who) };
  }),

  route(entries.teacherSignatureFile, async ({ params: { id }, caller }, { db, files }) => {
    const who = staff(caller);
    const { signature, slug } = await oneOf(db, edited, id, who.reach);
    await requireNobodyElses(db, id, who);
    const bytes = signature === null ? null : await readWhole(files.closed, signature);
    if (bytes === null) throw new ApiError('NOT_FOUND');
    return { data: { bytes, name: `${slug}.png` } };
  }),

  route(entries.teacherSignatureRemove, async ({ params: { id }, caller }, { db }) => {
    const who = staff(caller);
    await oneOf(db, edited, id, who.reach);
    await requireNobodyElses(db, id, who);
    return { data: await sign(db, id, null, who) };
  }),
];
