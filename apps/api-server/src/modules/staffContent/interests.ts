import { staffContentEntries as entries, type staffInterestFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import { requireFreeName } from '../staff/requireFreeName.ts';
import type { Part } from '../staff/records.ts';
import { removalRoute } from '../staff/removedRecords.ts';
import { setColumns } from '../staff/setColumns.ts';

type Fields = z.output<typeof staffInterestFields>;
type Row = z.input<typeof entries.interests.one.data>;

const { learningInterest: interest, userLearningInterest: choice } = schema;
const chosen = sql<number>`(select count(*)::int from user_learning_interest u where u.name = learning_interest.name)`;

const edited = {
  id: interest.id,
  from: sql`${interest}`,
  within: () => sql`true`,
  matching: ({ q }: { q: string }) => (q === '' ? undefined : holdsText(interest.name, q)),
  sorts: { name: interest.name },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const rows = await db
      .select({ interest, chosen })
      .from(interest)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ interest: { id, name, version }, chosen: learners }) => ({
      id,
      name,
      version,
      chosen: learners,
    }));
  },
  subject: 'learningInterest',
  table: interest,
  key: interest.id,
  async create(tx: Executor, body: Fields) {
    await requireFreeName(tx, interest, { name: body.name, id: null, taken: staffText.interest.taken });
    const [made] = await tx.insert(interest).values(body).returning({ id: interest.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    if (body.name !== undefined)
      await requireFreeName(tx, interest, { name: body.name, id: before.id, taken: staffText.interest.taken });
    await setColumns(tx, interest, body, eq(interest.id, before.id)); // who chose it keeps it by its new name
  },
};

/** The names learners choose from (docs/product/interest.md). */
export const interestRoutes = [
  ...editedRoutes(entries.interests, edited),
  removalRoute(entries.interestRemove, edited, async (tx, { before, remove }) => {
    if ((await tx.$count(choice, eq(choice.name, before.name))) > 0)
      throw new ApiError('CONFLICT', { message: staffText.interest.chosen });
    await remove();
  }),
];
