import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { applicantOf } from './queries.ts';

interface Decision {
  id: number;
  status: 'accepted' | 'refused';
  /** Why it is refused; empty for one that is accepted. */
  reason: string;
}

/**
 * Decides an application once, and mails its applicant how.
 * @returns false for one that is not there or was decided before
 */
export async function decideApplication(tx: Executor, { id, status, reason }: Decision): Promise<boolean> {
  const { partnershipApplication: application, outbox } = schema;
  const [decided] = await tx
    .update(application)
    .set({ status, reason })
    .where(and(eq(application.id, id), eq(application.status, 'received')))
    .returning();
  if (!decided) return false;
  if (decided.userId !== null) {
    const { fullname, email } = await applicantOf(tx, decided.userId);
    await tx
      .insert(outbox)
      .values({ kind: 'partnership', payload: { to: email, fullname, news: status, name: decided.name, reason } });
  }
  return true;
}
