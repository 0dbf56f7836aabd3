import { staffOfferEntries as entries, type staffInstitutionFields } from '@suluh/api/catalogue';
import { CONTENT_PICTURES, type Reach } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { partnersWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { keepPicture } from '../../storage/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes, setOnRecord } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import { oneOf, type Part } from '../staff/records.ts';
import { slugOf } from '../staffCourse/slug.ts';

type Fields = z.output<typeof staffInstitutionFields>;
type Row = z.input<typeof entries.institutions.one.data>;

const { partner } = schema;

/** Folder of marks of institutions, in the storage. */
const MARKS = 'institution';

/** Of a name; of the code, which nobody else has, where no letter of the name can stand in an address. */
const addressOf = ({ orgName, code }: { orgName: string; code: string }): string => slugOf(orgName, `lembaga-${code}`);

const edited = {
  id: partner.id,
  from: sql`${partner}`,
  within: (reach: Reach) => partnersWithin(reach, partner.id),
  matching: ({ q }: { q: string }) => (q === '' ? undefined : holdsText(partner.orgName, q)),
  sorts: { orgName: partner.orgName },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const { id, code, orgName, city, description, website, phone, email, foto, version } = partner;
    return db
      .select({ id, code, orgName, city, description, website, phone, email, foto, version })
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
};

/** Institutions that give courses, each by those of its own (docs/product/staff.md#offers). */
export const institutionRoutes: Route[] = [
  ...editedRoutes(entries.institutions, edited),

  route(entries.institutionPicture, async ({ params: { id }, file, caller }, { db, files }) => {
    const who = staff(caller);
    await oneOf(db, edited, id, who.reach);
    const foto = await keepPicture(files.open, { folder: MARKS, bytes: file!, size: CONTENT_PICTURES.logo });
    const data = await db.transaction((tx) =>
      setOnRecord(tx, edited, { id, who, action: 'institution.picture', set: { foto } }),
    );
    return { data };
  }),
];
