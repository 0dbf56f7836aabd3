import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { recordChange } from '../staff/change.ts';
import { institutionFrom } from './institutionFrom.ts';
import { applicantOf } from './queries.ts';

interface Decision {
  id: number;
  status: 'accepted' | 'refused';
  /** Why it is refused; empty for one that is accepted. */
  reason: string;
  /** The member of staff who decides. */
  by: string;
}

/** What the audit trail calls each decision. */
const DEEDS = { accepted: 'partnership.accept', refused: 'partnership.refuse' } as const;

/** What an application is called in the audit trail. */
export const partnershipSubject = (id: number): string => `partnership ${id}`;

/**
 * Decides an application once, mails its applicant how, and puts it on record. One that is accepted becomes an
 * institution, which has to be looked after before anything of it is sold.
 * @returns null for one that is not there or was decided before, else the institution it became, if it did
 */
export async function decideApplication(
  tx: Executor,
  { id, status, reason, by }: Decision,
): Promise<{ institutionId: number | null } | null> {
  const { partnershipApplication: application, outbox } = schema;
  const [decided] = await tx
    .update(application)
    .set({ status, reason })
    .where(and(eq(application.id, id), eq(application.status, 'received')))
    .returning();
  if (!decided) return null;
  const applicant = decided.userId === null ? null : await applicantOf(tx, decided.userId);
  if (applicant) {
    const { fullname, email } = applicant;
    await tx
      .insert(outbox)
      .values({ kind: 'partnership', payload: { to: email, fullname, news: status, name: decided.name, reason } });
  }
  await recordChange(tx, { by, action: DEEDS[status], subject: partnershipSubject(id), after: { status, reason } });
  if (status === 'refused') return { institutionId: null };
  return { institutionId: await institutionFrom(tx, { ...decided, email: applicant?.email ?? null, by }) };
}
