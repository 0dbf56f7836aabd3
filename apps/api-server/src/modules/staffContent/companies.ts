import { staffContentEntries as entries, type staffCompanyFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import { requireFreeName } from '../staff/requireFreeName.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';
import { isPicture } from './fields.ts';

type Fields = z.output<typeof staffCompanyFields>;
type Row = z.input<typeof entries.companies.one.data>;

const { company } = schema;

/** @throws ApiError BAD_REQUEST at the field for a mark that leads nowhere, and a name that is there in whatever letters */
async function requireSound(tx: Executor, { name, logo }: Partial<Fields>, id: number | null): Promise<void> {
  if (logo && !isPicture(logo)) throw wrongAt('logo', staffText.banner.picture);
  if (name === undefined) return;
  await requireFreeName(tx, company, { name, id, taken: staffText.company.taken });
}

/** Businesses whose teams learn here, in the order the page for businesses shows them (docs/product/partner.md#business). */
export const companyRoutes = editedRoutes(entries.companies, {
  id: company.id,
  from: sql`${company}`,
  within: () => sql`true`,
  matching: ({ q, isPublished }: { q: string; isPublished?: 'true' | 'false' | undefined }) =>
    and(
      q === '' ? undefined : holdsText(company.name, q),
      isPublished === undefined ? undefined : eq(company.isPublished, isPublished === 'true'),
    ),
  sorts: { position: company.position },
  rows: (db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> =>
    db
      .select()
      .from(company)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  subject: 'company',
  table: company,
  key: company.id,
  async create(tx: Executor, body: Fields) {
    await requireSound(tx, body, null);
    const [made] = await tx.insert(company).values(body).returning({ id: company.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    await requireSound(tx, body, before.id);
    await setColumns(tx, company, body, eq(company.id, before.id));
  },
});
