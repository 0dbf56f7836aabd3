import { staffOfferEntries as entries, type staffProgrammeFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';
import type { Part } from '../staff/records.ts';

type Fields = z.output<typeof staffProgrammeFields>;
type Row = z.input<typeof entries.programmes.one.data>;

const { program } = schema;

/** Programmes of partners, as far as they are edited and not configured (docs/product/staff.md#offers). */
export const programmeRoutes = editedRoutes(entries.programmes, {
  id: program.id,
  from: sql`${program}`,
  within: () => sql`true`,
  matching: ({ q, accessType }) =>
    and(
      q === '' ? undefined : holdsText(program.name, q),
      accessType === undefined ? undefined : eq(program.accessType, accessType),
    ),
  sorts: { name: program.name },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const { id, slug, name, brandColor, accessType, canRegister, hasPromo, version } = program;
    const rows = await db
      .select({ id, slug, name, brandColor, accessType, canRegister, hasPromo, version })
      .from(program)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row, accessType: row.accessType as Row['accessType'] }));
  },
  subject: 'programme',
  table: program,
  key: program.id,
  async create(tx: Executor, body: Fields & { slug: string }) {
    const [made] = await tx
      .insert(program)
      .values(body)
      .onConflictDoNothing({ target: program.slug })
      .returning({ id: program.id });
    if (!made) throw wrongAt('slug', staffText.collection.taken);
    return made.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    await setColumns(tx, program, body, eq(program.id, before.id));
  },
});
