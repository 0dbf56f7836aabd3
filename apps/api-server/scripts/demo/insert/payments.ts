import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { paymentInstruction, paymentProduct, setting } from '../../../src/db/schema/index.ts';
import { payments } from '../data/payments.ts';

/** Raise it to bring changed payment methods into databases that have the earlier ones. */
const VERSION = 1;

/**
 * Brings the ways to pay into a database, also one that was filled before there were any. Rows are written over only
 * when
 * this version is newer than the one they came from: what operators changed since stays.
 */
export async function upsertPayments(tx: Executor): Promise<boolean> {
  const [taken] = await tx
    .insert(setting)
    .values({ key: 'demo-payments', value: VERSION })
    .onConflictDoUpdate({
      target: setting.key,
      set: { value: VERSION },
      setWhere: lt(setting.value, sql`to_jsonb(${VERSION}::int)`),
    })
    .returning({ key: setting.key });
  if (!taken) return false;
  for (const [
    position,
    { code, name, type, terms, fee, validMinutes, isRecommended = false, instructions },
  ] of payments.entries()) {
    const row = { name, type, description: [...terms], fee, validMinutes, isRecommended, position };
    await tx
      .insert(paymentProduct)
      .values({ code, ...row })
      .onConflictDoUpdate({ target: paymentProduct.code, set: row });
    await tx.delete(paymentInstruction).where(eq(paymentInstruction.productCode, code));
    await tx
      .insert(paymentInstruction)
      .values(instructions.map(([channel, ...steps], at) => ({ productCode: code, position: at, channel, steps })));
  }
  return true;
}
