import type { staffTeacherEntries as entries, staffTeacherFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import type { Reach } from '@suluh/domain/staff';
import { and, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';

type Fields = z.output<typeof staffTeacherFields>;
type Row = z.input<typeof entries.teachers.one.data>;

const { course, teacher } = schema;

/** What staff see of a row. */
const SHOWN = {
  id: teacher.id,
  slug: teacher.slug,
  fullname: teacher.fullname,
  role: teacher.role,
  bio: teacher.bio,
  foto: teacher.foto,
  signature: teacher.signature,
  version: teacher.version,
};

/** The address a name makes, as column `teacher_slug` of courses does. */
export const addressOf = (name: string | SQL): SQL<string> =>
  sql<string>`trim(both '-' from regexp_replace(lower(${name}), '[^a-z0-9]+', '-', 'g'))`;

const taught = (more: SQL): SQL =>
  exists(sql`(select from ${course} where ${course.teacherSlug} = ${teacher.slug} and ${more})`);

/** Those who teach a course somebody reaches; all for whose grant holds everywhere. */
const teachersWithin = (reach: Reach): SQL => (reach === 'everything' ? sql`true` : taught(coursesWithin(reach)));

/** Whoever teaches elsewhere too is another's as well. @throws ApiError FORBIDDEN */
export async function requireNobodyElses(tx: Executor, id: number, { reach }: Staff): Promise<void> {
  if (reach === 'everything') return;
  const elsewhere = and(eq(teacher.id, id), taught(not(coursesWithin(reach))));
  if ((await tx.$count(teacher, elsewhere)) > 0) throw new ApiError('FORBIDDEN', { message: staffText.teacher.shared });
}

/** @returns the address of a name @throws ApiError BAD_REQUEST at a name that makes none */
async function requireAddress(tx: Executor, name: string): Promise<string> {
  const { rows } = await tx.execute<{ slug: string }>(sql`select ${addressOf(name)} as slug`);
  const { slug } = rows[0]!;
  if (slug === '') throw wrongAt('fullname', staffText.teacher.noAddress);
  return slug;
}

/** Those who teach, as staff list and change them (docs/product/staff.md#teachers). */
export const editedTeacher = {
  id: teacher.id,
  from: sql`${teacher}`,
  within: teachersWithin,
  matching: ({ q }: { q: string }) => (q === '' ? undefined : holdsText(teacher.fullname, q)),
  sorts: { fullname: teacher.fullname },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const courses = sql<number>`(select count(*)::int from course c where c.teacher_slug = teacher.slug)`;
    const signedFor = sql<
      string[]
    >`array(select p.org_name from partner p where p.id = any(teacher.signature_for) order by p.org_name)`;
    return db
      .select({ ...SHOWN, courses, signedFor })
      .from(teacher)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
  },
  subject: 'teacher',
  table: teacher,
  key: teacher.id,
  async create(tx: Executor, body: Fields, { reach }: Staff) {
    const slug = await requireAddress(tx, body.fullname);
    const [made] = await tx
      .insert(teacher)
      .values({ ...body, slug })
      .onConflictDoNothing({ target: teacher.slug })
      .returning({ id: teacher.id });
    if (!made) throw wrongAt('fullname', staffText.teacher.taken);
    const isReached = (await tx.$count(teacher, and(eq(teacher.id, made.id), teachersWithin(reach)))) > 0;
    if (!isReached) throw wrongAt('fullname', staffText.teacher.notYours);
    return made.id;
  },
  async update(tx: Executor, { before, body, who }: { before: Row; body: Partial<Fields>; who: Staff }) {
    await requireNobodyElses(tx, before.id, who);
    if (body.fullname !== undefined && (await requireAddress(tx, body.fullname)) !== before.slug)
      throw wrongAt('fullname', staffText.teacher.otherName);
    await setColumns(tx, teacher, body, eq(teacher.id, before.id));
  },
};
