import { savedFilterEntries as entries } from '@suluh/api/catalogue';
import { MOST_SAVED_FILTERS } from '@suluh/domain/listing';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Learner } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';

const { savedFilter } = schema;

/** Those of a learner in the area they are logged in to, where the paths lead. */
const ofArea = ({ userId, sessionType, programId }: Learner) =>
  and(
    eq(savedFilter.userId, userId),
    eq(savedFilter.sessionType, sessionType),
    programId === null ? isNull(savedFilter.programId) : eq(savedFilter.programId, programId),
  );

async function filtersOf(db: Executor, who: Learner) {
  const rows = await db
    .select()
    .from(savedFilter)
    .where(ofArea(who))
    .orderBy(desc(savedFilter.createdAt), desc(savedFilter.id));
  return {
    data: rows.map(({ id, name, path, createdAt }) => ({ id, name, path, createdAt: createdAt.toISOString() })),
  };
}

/** Listings with their filters that a learner keeps (docs/product/listing.md#saved-filters). */
export const savedFilterRoutes = [
  route(entries.list, ({ caller }, { db }) => filtersOf(db, learner(caller))),

  route(entries.save, ({ body: { name, path }, caller }, { db, now }) => {
    const who = learner(caller);
    const { userId, sessionType, programId } = who;
    return db.transaction(async (tx) => {
      await lockLearner(tx, userId); // so that no two at once pass the most there may be
      const [same] = await tx
        .select()
        .from(savedFilter)
        .where(and(ofArea(who), eq(savedFilter.name, name)));
      if (same) await tx.update(savedFilter).set({ path }).where(eq(savedFilter.id, same.id));
      else {
        if ((await tx.$count(savedFilter, ofArea(who))) >= MOST_SAVED_FILTERS) throw new ApiError('CONFLICT');
        await tx.insert(savedFilter).values({ userId, sessionType, programId, name, path, createdAt: now() });
      }
      return filtersOf(tx, who);
    });
  }),

  route(entries.remove, async ({ params: { id }, caller }, { db }) => {
    const who = learner(caller);
    await db.delete(savedFilter).where(and(ofArea(who), eq(savedFilter.id, id)));
    return filtersOf(db, who);
  }),
];
