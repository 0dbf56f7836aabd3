import { staffContentEntries as entries, type staffInterestFields } from '@suluh/api/catalogue';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { recordChange } from '../staff/change.ts';
import { editedRoutes, requireVersion } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';

type Fields = z.output<typeof staffInterestFields>;
type Row = z.input<typeof entries.interests.one.data>;

const { learningInterest: interest, userLearningInterest: choice } = schema;
const chosen = sql<number>`(select count(*)::int from user_learning_interest u where u.name = learning_interest.name)`;

/** A name that is not there yet, in whatever letters. @throws ApiError BAD_REQUEST at the field */
async function requireNew(tx: Executor, name: string, id: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('learning_interest'))`); // of two who ask for one name the second finds it
  const same = and(sql`lower(${interest.name}) = lower(${name})`, id === null ? undefined : ne(interest.id, id));
  if ((await tx.$count(interest, same)) > 0) throw wrongAt('name', staffText.interest.taken);
}

const edited = editedRoutes(entries.interests, {
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
    await requireNew(tx, body.name, null);
    const [made] = await tx.insert(interest).values(body).returning({ id: interest.id });
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    if (body.name !== undefined) await requireNew(tx, body.name, before.id);
    await setColumns(tx, interest, body, eq(interest.id, before.id)); // who chose it keeps it by its new name
  },
});

/** Takes one away that nobody chose. @throws ApiError NOT_FOUND, CONFLICT */
const remove = route(entries.interestRemove, async ({ params: { id }, caller, ifMatch }, { db }) => {
  const version = requireVersion(ifMatch);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(interest).where(eq(interest.id, id)).for('update');
    if (!before) throw new ApiError('NOT_FOUND');
    if (before.version !== version) throw new ApiError('CONFLICT');
    if ((await tx.$count(choice, eq(choice.name, before.name))) > 0)
      throw new ApiError('CONFLICT', { message: staffText.interest.chosen });
    await tx.delete(interest).where(eq(interest.id, id));
    const subject = `learningInterest ${id}`;
    await recordChange(tx, { by: staff(caller).userId, action: 'learningInterest.remove', subject, before });
    return { data: {} };
  });
});

/** The names learners choose from (docs/product/interest.md). */
export const interestRoutes = [...edited, remove];
