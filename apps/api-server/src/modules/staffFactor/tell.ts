import type { FactorNews } from '@suluh/i18n-id/staffFactor';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { recordChange } from '../staff/change.ts';

/**
 * Puts a change of somebody's second factors on record and tells them by mail, in the transaction it belongs to
 * (docs/product/staff.md#second-factor). @param more what the passkey is called, or how many codes are left
 */
export async function tellFactor(
  tx: Executor,
  { userId, news, at, ...more }: { userId: string; news: FactorNews; at: Date; name?: string; left?: number },
): Promise<void> {
  const { outbox, userAccount } = schema;
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, userId));
  const { email, fullname } = account!;
  await recordChange(tx, { by: userId, action: `staff.${news}`, subject: email, after: more });
  const payload = { to: email, fullname, news, at: at.toISOString(), ...more };
  await tx.insert(outbox).values({ kind: 'staffFactor', payload });
}
