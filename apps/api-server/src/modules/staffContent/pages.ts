import { staffContentEntries as entries, type staffPageFields } from '@suluh/api/catalogue';
import { CONSENT_DOCUMENTS } from '@suluh/domain/personal-data';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { harmless } from '../lesson/harmless.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';

type Fields = z.output<typeof staffPageFields>;
type Row = z.input<typeof entries.pages.one.data>;

const { consent, page } = schema;
const isAgreed = (slug: string): boolean => (CONSENT_DOCUMENTS as readonly string[]).includes(slug);

/**
 * What somebody agreed to is found by its edition: another text has another, which nobody agreed to before.
 * @throws ApiError BAD_REQUEST at the edition
 */
async function requireEdition(tx: Executor, before: Row, { body, edition }: Partial<Fields>): Promise<void> {
  if (!before.isAgreed) return;
  const isNew = edition !== undefined && edition !== before.edition;
  if (body !== undefined && body !== before.body && !isNew) throw wrongAt('edition', staffText.page.sameEdition);
  if (isNew && (await tx.$count(consent, and(eq(consent.document, before.id), eq(consent.version, edition)))) > 0)
    throw wrongAt('edition', staffText.page.usedEdition);
}

/** Help, contact, terms and the other pages of the site itself (docs/product/staff.md#content). */
export const pageRoutes = editedRoutes(entries.pages, {
  id: page.slug,
  from: sql`${page}`,
  within: () => sql`true`,
  matching: ({ q }: { q: string }) =>
    q === '' ? undefined : or(holdsText(page.title, q), holdsText(page.slug, q), holdsText(page.body, q)),
  sorts: { title: page.title },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const rows = await db
      .select()
      .from(page)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ slug, updatedAt, ...row }) => ({
      ...row,
      id: slug,
      isAgreed: isAgreed(slug),
      updatedAt: updatedAt.toISOString(),
    }));
  },
  subject: 'page',
  table: page,
  key: page.slug,
  async update(tx: Executor, { before, body, now }: { before: Row; body: Partial<Fields>; now: Date }) {
    const fields = body.body === undefined ? body : { ...body, body: harmless(body.body) };
    await requireEdition(tx, before, fields);
    await tx
      .update(page)
      .set({ ...fields, updatedAt: now })
      .where(eq(page.slug, before.id));
  },
});
