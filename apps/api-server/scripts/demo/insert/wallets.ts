import { eq } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { linkedWallet, userAccount } from '../../../src/db/schema/index.ts';

/** Rani's GoPay, which the payment sandbox keeps from the start (tooling/stack/src/payment-sandbox/wallets.ts). */
export const RANIS_WALLET = { productCode: 'GOPAY', accountId: '5b0d0b6e-0000-4000-8000-000000000001' } as const;

/** A wallet that was linked, so that its balance is seen at checkout. */
export async function insertWallet(tx: Executor, now: Date): Promise<void> {
  const [rani] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.email, 'rani@suluh.example'));
  if (!rani) return; // whoever tries the demo out has closed her account
  await tx
    .insert(linkedWallet)
    .values({ userId: rani.id, ...RANIS_WALLET, gateway: 'sandbox', state: 'linked', createdAt: now, linkedAt: now })
    .onConflictDoNothing();
}
