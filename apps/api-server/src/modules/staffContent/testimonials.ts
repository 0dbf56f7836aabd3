import { staffContentEntries as entries, type staffTestimonialFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';
import { isPicture, isProgramme } from './fields.ts';

type Fields = z.output<typeof staffTestimonialFields>;
type Row = z.input<typeof entries.testimonials.one.data>;

const { testimonial } = schema;

/** @throws ApiError BAD_REQUEST at the field for what leads nowhere */
async function requireSound(tx: Executor, { foto, programId }: Partial<Fields>): Promise<void> {
  if (foto && !isPicture(foto)) throw wrongAt('foto', staffText.banner.picture);
  if (!(await isProgramme(tx, programId ?? null))) throw wrongAt('programId', staffText.chooseAnother);
}

/** What people say of us on home pages, in its order (docs/product/staff.md#content). */
export const testimonialRoutes = editedRoutes(entries.testimonials, {
  id: testimonial.id,
  from: sql`${testimonial}`,
  within: () => sql`true`,
  matching: ({ q, isPublished }: { q: string; isPublished?: 'true' | 'false' | undefined }) =>
    and(
      q === '' ? undefined : or(holdsText(testimonial.fullname, q), holdsText(testimonial.content, q)),
      isPublished === undefined ? undefined : eq(testimonial.isPublished, isPublished === 'true'),
    ),
  sorts: { sortOrder: testimonial.sortOrder },
  rows: (db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> =>
    db
      .select()
      .from(testimonial)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  subject: 'testimonial',
  table: testimonial,
  key: testimonial.id,
  async create(tx: Executor, body: Fields) {
    await requireSound(tx, body);
    const [made] = await tx.insert(testimonial).values(body).returning({ id: testimonial.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    await requireSound(tx, body);
    await setColumns(tx, testimonial, body, eq(testimonial.id, before.id));
  },
});
