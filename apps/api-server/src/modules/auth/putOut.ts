import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { forgetFactors } from '../../access/factors.ts';
import { endLogins } from './session.ts';

type Account = typeof schema.userAccount.$inferSelect;

/**
 * Puts out who made an account whose address they never proved: password, logins, sessions of the back office and its
 * second factors, links, codes and other providers' accounts are gone (docs/product/staff.md#grants). @param owned what
 * the account is from now on
 */
export async function putOut(
  tx: Executor,
  services: Pick<Services, 'now'>,
  userId: string,
  owned: Partial<Pick<Account, 'isVerified' | 'fullname' | 'phone' | 'phoneProvenAt'>>,
): Promise<Account> {
  const { externalIdentity, identityLink, oneTimeCode, userAccount } = schema;
  const at = services.now();
  await tx.delete(externalIdentity).where(eq(externalIdentity.userId, userId));
  await tx.delete(identityLink).where(eq(identityLink.userId, userId));
  await forgetFactors(tx, userId);
  await tx
    .update(oneTimeCode)
    .set({ usedAt: at })
    .where(and(eq(oneTimeCode.target, userId), isNull(oneTimeCode.usedAt)));
  await endLogins(tx, services, userId);
  const [taken] = await tx
    .update(userAccount)
    .set({ ...owned, passwordHash: null, updatedAt: at })
    .where(eq(userAccount.id, userId))
    .returning();
  return taken!;
}
