import { staffOfferEntries as entries, type staffInstitutionFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { partnersWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';
import { slugOf } from '../staffCourse/slug.ts';

type Fields = z.output<typeof staffInstitutionFields>;
type Row = z.input<typeof entries.institutions.one.data>;

const { partner } = schema;

/** Of a name; of the code, which nobody else has, where no letter of the name can stand in an address. */
const addressOf = ({ orgName, code }: { orgName: string; code: string }): string => slugOf(orgName, `lembaga-${code}`);

/** Institutions that give courses, each by those of its own (docs/product/staff.md#offers). */
export const institutionRoutes = editedRoutes(entries.institutions, {
  id: partner.id,
  from: sql`${partner}`,
  within: (reach) => partnersWithin(reach, partner.id),
  matching: ({ q }) => (q === '' ? undefined : holdsText(partner.orgName, q)),
  sorts: { orgName: partner.orgName },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const { id, code, orgName, city, description, website, phone, email, version } = partner;
    return db
      .select({ id, code, orgName, city, description, website, phone, email, version })
      .from(partner)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
  },
  subject: 'institution',
  table: partner,
  key: partner.id,
  async create(tx: Executor, body: Fields & { code: string }) {
    const [made] = await tx
      .insert(partner)
      .values({ ...body, slug: addressOf(body) })
      .onConflictDoNothing()
      .returning({ id: partner.id });
    if (made) return made.id;
    const isCodeTaken = (await tx.$count(partner, eq(partner.code, body.code))) > 0;
    throw wrongAt(isCodeTaken ? 'code' : 'orgName', staffText.collection.taken); // the name makes the address
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    await setColumns(tx, partner, body, eq(partner.id, before.id));
  },
});
