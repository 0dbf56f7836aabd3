import { staffOfferEntries as entries, type staffCollectionFields } from '@suluh/api/catalogue';
import { isCollectionName } from '@suluh/domain/address';
import { changedFields } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt, refuseAll, type FieldProblem } from '../../http/apiError.ts';
import { MEMBERS_KIND } from '../course/scopes.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { isPicture, isProgramme } from '../staffContent/fields.ts';
import { slugOf } from '../staffCourse/slug.ts';
import { coursesAsked, offerOf } from './sound.ts';

type Fields = z.output<typeof staffCollectionFields>;
type Row = z.input<typeof entries.collections.one.data>;

const { collection, collectionCourse } = schema;

/** Courses a programme does not offer, each at its row: on its pages they would be shown to nobody. */
async function notOffered(tx: Executor, { programId, courses }: Fields): Promise<FieldProblem[]> {
  if (programId === null) return [];
  const ids = courses.map(({ courseId }) => courseId);
  return (await offerOf(tx, programId, ids)).flatMap(({ id, name, isOffered }) =>
    isOffered
      ? []
      : [{ field: `courses.${ids.indexOf(id)}.courseId`, message: staffText.programme.notOffered([name]) }],
  );
}

/**
 * @param changed fields a change brings: what stood before is not asked again; null: all
 * @throws ApiError BAD_REQUEST at each field that leads nowhere
 */
async function requireSound(tx: Executor, after: Fields, changed: readonly string[] | null = null): Promise<void> {
  const { image, programId, courses, kind } = after;
  const isChanged = (...fields: string[]) => changed === null || fields.some((field) => changed.includes(field));
  const { problems } = await coursesAsked(tx, courses);
  if (isChanged('courses', 'programId')) problems.push(...(await notOffered(tx, after)));
  if (kind === MEMBERS_KIND && programId !== null && isChanged('kind', 'programId'))
    problems.push({ field: 'kind', message: staffText.collection.ofSiteAlone });
  if (image && !isPicture(image)) problems.push({ field: 'image', message: staffText.banner.picture });
  if (!(await isProgramme(tx, programId))) problems.push({ field: 'programId', message: staffText.chooseAnother });
  refuseAll(problems);
}

async function setCourses(tx: Executor, collectionId: number, courses: Fields['courses']): Promise<void> {
  await tx.delete(collectionCourse).where(eq(collectionCourse.collectionId, collectionId));
  if (courses.length > 0)
    await tx
      .insert(collectionCourse)
      .values(courses.map(({ courseId }, position) => ({ courseId, collectionId, position })));
}

/** Collections with their courses in order (docs/product/staff.md#offers). */
export const collectionRoutes = editedRoutes(entries.collections, {
  id: collection.id,
  from: sql`${collection}`,
  within: () => sql`true`,
  matching: ({ q, isPublished, kind }) =>
    and(
      q === '' ? undefined : holdsText(collection.title, q),
      isPublished === undefined ? undefined : eq(collection.isPublished, isPublished === 'true'),
      kind === undefined ? undefined : eq(collection.kind, kind),
    ),
  sorts: { position: collection.position, title: collection.title },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const rows = await db
      .select({
        row: collection,
        courses: sql<Row['courses']>`(select coalesce(jsonb_agg(jsonb_build_object('courseId', c.course_id)
          order by c.position, c.course_id), '[]') from collection_course c where c.collection_id = ${collection.id})`,
      })
      .from(collection)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ row, courses }) => ({ ...row, kind: row.kind as Row['kind'], courses }));
  },
  subject: 'collection',
  table: collection,
  key: collection.id,
  async create(tx: Executor, { slug: asked, courses, ...fields }: Fields & { slug?: string | undefined }) {
    await requireSound(tx, { ...fields, courses });
    const slug = asked ?? slugOf(fields.title);
    if (!isCollectionName(slug)) throw wrongAt('slug', staffText.collection.reserved);
    const [made] = await tx
      .insert(collection)
      .values({ ...fields, slug })
      .onConflictDoNothing({ target: collection.slug })
      .returning({ id: collection.id });
    if (!made) throw wrongAt('slug', staffText.collection.taken);
    await setCourses(tx, made.id, courses);
    return made.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    await requireSound(tx, { ...before, ...body }, Object.keys(changedFields(before, body)));
    const { courses, ...columns } = body;
    if (courses) await setCourses(tx, before.id, courses);
    await setColumns(tx, collection, columns, eq(collection.id, before.id));
  },
});
