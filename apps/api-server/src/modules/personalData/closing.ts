import { erasureAt } from '@suluh/domain/personal-data';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Letterhead } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';
import { endLogins } from '../auth/session.ts';

interface Closing {
  at: Date;
  keepsCertificates: boolean;
  /** In whose name the account is written to. */
  letterhead: Letterhead;
  /** Why, of one that is closed for its owner. */
  reason?: string;
}

/**
 * Closes an account and ends its logins; it is erased a week later (docs/product/personal-data.md#closing). Closing it
 * twice changes nothing. @returns whether it was open
 */
export async function closeOnce(
  tx: Executor,
  services: Pick<Services, 'now'>,
  { id, email: to, fullname }: Pick<typeof schema.userAccount.$inferSelect, 'id' | 'email' | 'fullname'>,
  { at: closingAt, keepsCertificates, letterhead, reason }: Closing,
): Promise<boolean> {
  const { outbox, userAccount } = schema;
  const closed = await tx
    .update(userAccount)
    .set({ closingAt, keepsCertificates, updatedAt: closingAt })
    .where(and(eq(userAccount.id, id), isNull(userAccount.deletedAt), isNull(userAccount.closingAt)))
    .returning({ id: userAccount.id });
  if (closed.length === 0) return false;
  await endLogins(tx, services, id);
  const erasedAt = erasureAt(closingAt).toISOString();
  const payload = { to, fullname, erasedAt, ...letterhead, ...(reason === undefined ? {} : { reason }) };
  await tx.insert(outbox).values({ kind: 'accountClosing', payload });
  return true;
}
