import { desc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Letterhead } from '../../mail/letters.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

const { loginSession, program, userAccount } = schema;

/** What the audit trail calls an account of a learner. */
export const subjectOf = (id: string): string => `learner ${id}`;

/** An account, its row locked against logins, roles and its closing. @throws ApiError NOT_FOUND once it is erased */
export async function lockedAccount(tx: Executor, id: string) {
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, id)).for('no key update');
  if (!account || account.deletedAt !== null) throw new ApiError('NOT_FOUND');
  return account;
}

/** In whose name an account is written to about itself: of where it was signed in last, ours where it never was. */
export async function letterheadLastUsed(tx: Executor, userId: string): Promise<Letterhead> {
  const [last] = await tx
    .select({ program })
    .from(loginSession)
    .leftJoin(program, eq(program.id, loginSession.programId))
    .where(eq(loginSession.userId, userId))
    .orderBy(desc(loginSession.createdAt))
    .limit(1);
  return letterheadOf(last?.program);
}
