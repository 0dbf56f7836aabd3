import { eq } from 'drizzle-orm';
import type { Database } from '../../../src/db/executor.ts';
import { userAccount } from '../../../src/db/schema/index.ts';
import { orders, ordersOfOthers } from '../data/orders.ts';
import { people } from '../data/people.ts';
import type { InsertedCourse } from './courses.ts';
import { insertLearning } from './learning.ts';
import { insertOrders } from './orders.ts';

/** Gives the demo people who are there what they bought, and the first of them what she has learned. */
export async function insertHistories(db: Database, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  for (const [index, { email, sessionType }] of people.entries()) {
    const [account] = await db
      .select({ userId: userAccount.id, programId: userAccount.programId })
      .from(userAccount)
      .where(eq(userAccount.email, email));
    if (!account) continue;
    const bought = index === 0 ? orders : (ordersOfOthers[email] ?? []);
    await insertOrders(db, courses, { ...account, sessionType }, bought, now);
    if (index === 0) await insertLearning(db, courses, account.userId, now);
  }
}
