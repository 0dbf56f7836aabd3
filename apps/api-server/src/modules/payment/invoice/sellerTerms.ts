import { sellerTerms } from '@suluh/api/catalogue';
import { UNNAMED_SELLER, type SellerTerms } from '@suluh/domain/invoice';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';

/** Where the seller stands among the settings. */
export const SELLER_KEY = 'seller';

/** Who sells and by which shares, as it stands now; Suluh without more until somebody writes it down. */
export async function sellerOf(db: Executor): Promise<{ terms: SellerTerms; updatedAt: Date | null }> {
  const { setting } = schema;
  const [row] = await db.select().from(setting).where(eq(setting.key, SELLER_KEY));
  const stored = sellerTerms.safeParse(row?.value);
  return { terms: stored.success ? stored.data : UNNAMED_SELLER, updatedAt: row?.updatedAt ?? null };
}
