import { staffOfferEntries as entries, type staffCategoryFields } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { removalRoute } from '../staff/removedRecords.ts';
import { requireUnused, type Use } from '../staff/requireUnused.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { isPicture } from '../staffContent/fields.ts';
import { slugOf } from '../staffCourse/slug.ts';

type Fields = z.output<typeof staffCategoryFields>;
type Row = z.input<typeof entries.catalogueCategories.one.data>;

const { category } = schema;

/** @throws ApiError BAD_REQUEST at a picture that leads nowhere */
function requireSound({ image }: Partial<Fields>): void {
  if (image && !isPicture(image)) throw wrongAt('image', staffText.banner.picture);
}

const edited = {
  id: category.id,
  from: sql`${category}`,
  within: () => sql`true`,
  matching: ({ q }: { q: string }) => (q === '' ? undefined : holdsText(category.name, q)),
  sorts: { position: category.position, name: category.name },
  rows: (db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> =>
    db
      .select()
      .from(category)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  subject: 'category',
  table: category,
  key: category.id,
  async create(tx: Executor, { slug: asked, ...fields }: Fields & { slug?: string | undefined }) {
    requireSound(fields);
    const [made] = await tx
      .insert(category)
      .values({ ...fields, slug: asked ?? slugOf(fields.name) })
      .onConflictDoNothing({ target: category.slug })
      .returning({ id: category.id });
    if (!made) throw wrongAt('slug', staffText.collection.taken);
    return made.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    requireSound(body);
    await setColumns(tx, category, body, eq(category.id, before.id));
  },
};

/** A promo of this category alone would hold for every course without it. */
const usesOf = (id: number): Use[] => [
  [
    'course',
    sql`select c.fullname as name from course_category x join course c on c.id = x.course_id where x.category_id = ${id}`,
  ],
  ['promo', sql`select x.promo_code as name from promo_category x where x.category_id = ${id}`],
];

/** Categories of the catalogue with the words and the picture of their pages (docs/product/staff.md#offers). */
export const categoryRoutes = [
  ...editedRoutes(entries.catalogueCategories, edited),
  removalRoute(entries.categoryRemove, edited, async (tx, { before: { id }, remove }) => {
    if (id === PRAKERJA_CATEGORY_ID) throw new ApiError('CONFLICT', { message: staffText.removal.prakerja });
    await requireUnused(tx, usesOf(id));
    await remove();
  }),
];
