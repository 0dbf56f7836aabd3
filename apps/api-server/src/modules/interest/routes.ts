import { profileEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

const { learningInterest, userAccount, userLearningInterest } = schema;

/** Every interest on offer, and whether this learner chose it. */
async function interestsOf(db: Executor, userId: string) {
  const chosen = and(eq(userLearningInterest.name, learningInterest.name), eq(userLearningInterest.userId, userId));
  return db
    .select({ name: learningInterest.name, isSelected: sql<boolean>`${userLearningInterest.userId} is not null` })
    .from(learningInterest)
    .leftJoin(userLearningInterest, chosen)
    .orderBy(asc(learningInterest.position), asc(learningInterest.name));
}

/** Learning interests (docs/product/interest.md#dialog; docs/product/api.md#account). */
export const interestRoutes = [
  route(entries.interests, async ({ caller }, { db }) => ({ data: await interestsOf(db, learner(caller).userId) })),

  route(entries.interestsSave, async ({ body, caller }, { db }) => {
    const { userId } = learner(caller);
    const names = [...new Set(body.interest)];
    const data = await db.transaction(async (tx) => {
      await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('update'); // two at once could leave six
      const offered = await tx
        .select({ name: learningInterest.name })
        .from(learningInterest)
        .where(inArray(learningInterest.name, names))
        .for('key share'); // one that staff rename or take away at this moment is chosen before or not at all
      if (offered.length < names.length)
        throw new ApiError('BAD_REQUEST', { errors: [{ field: 'interest', message: 'interestMin' }] });
      await tx
        .delete(userLearningInterest)
        .where(and(eq(userLearningInterest.userId, userId), notInArray(userLearningInterest.name, names)));
      await tx
        .insert(userLearningInterest)
        .values(names.map((name) => ({ userId, name })))
        .onConflictDoNothing();
      return interestsOf(tx, userId);
    });
    return { data };
  }),
];
