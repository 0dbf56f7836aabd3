import { staffOfferEntries as entries, type staffInstitutionFields } from '@suluh/api/catalogue';
import { pictureKind } from '@suluh/domain/file';
import { CONTENT_PICTURES, type Reach } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { partnersWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { storeUnderSecretName } from '../../storage/index.ts';
import { recordChange } from '../staff/change.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import { oneOf, type Part } from '../staff/records.ts';
import { pictureToKeep } from '../staffCourse/picture.ts';
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
    const picture = pictureKind(file!) === null ? null : await pictureToKeep(file!, CONTENT_PICTURES.logo);
    if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const foto = await storeUnderSecretName(files.open, MARKS, 'webp', picture);
    const data = await db.transaction(async (tx) => {
      const before = await oneOf(tx, edited, id, who.reach);
      await tx
        .update(partner)
        .set({ foto, version: sql`${partner.version} + 1` })
        .where(eq(partner.id, id));
      const after = await oneOf(tx, edited, id, who.reach);
      await recordChange(tx, {
        by: who.userId,
        action: 'institution.picture',
        subject: `institution ${id}`,
        before,
        after,
      });
      return after;
    });
    return { data };
  }),
];
