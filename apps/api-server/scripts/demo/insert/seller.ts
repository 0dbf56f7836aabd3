import type { Executor } from '../../../src/db/executor.ts';
import { setting } from '../../../src/db/schema/index.ts';
import { SELLER_KEY } from '../../../src/modules/payment/invoice/sellerTerms.ts';
import { seller } from '../data/seller.ts';

/** Writes down who sells, unless somebody has. */
export async function insertSeller(db: Executor, now: Date): Promise<void> {
  await db.insert(setting).values({ key: SELLER_KEY, value: seller, updatedAt: now }).onConflictDoNothing();
}
