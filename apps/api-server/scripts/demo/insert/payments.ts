import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { paymentInstruction, paymentProduct, setting } from '../../../src/db/schema/index.ts';
import { payments, type DemoPayment } from '../data/payments.ts';

const KEY = 'demo-payments';

/** Of each method that was brought in, what it was brought in from. */
type Brought = Record<string, string>;

/** Its place in the list is left out, so that a new method does not write over those after it. */
const fingerprintOf = (method: DemoPayment): string =>
  createHash('sha256').update(JSON.stringify(method)).digest('hex').slice(0, 16);

const fingerprints = (methods: readonly DemoPayment[]): Brought =>
  Object.fromEntries(methods.map((method) => [method.code, fingerprintOf(method)]));

/** What the rows of a database came from. Earlier versions kept one number: then those it has count as brought in. */
async function broughtBefore(tx: Executor): Promise<Brought> {
  await tx.insert(setting).values({ key: KEY, value: {} }).onConflictDoNothing();
  const [{ value } = { value: {} }] = await tx.select().from(setting).where(eq(setting.key, KEY)).for('update');
  if (typeof value !== 'number') return value as Brought;
  const known = new Set((await tx.select({ code: paymentProduct.code }).from(paymentProduct)).map(({ code }) => code));
  return fingerprints(payments.filter(({ code }) => known.has(code)));
}

/** Writes a method and its steps over what the database has of it. */
async function write(tx: Executor, method: DemoPayment, position: number): Promise<void> {
  const { code, mark, name, type, terms, fee, validMinutes, isRecommended = false, instructions } = method;
  const row = { name, image: mark, type, description: [...terms], fee, validMinutes, isRecommended, position };
  await tx
    .insert(paymentProduct)
    .values({ code, ...row })
    .onConflictDoUpdate({ target: paymentProduct.code, set: row });
  await tx.delete(paymentInstruction).where(eq(paymentInstruction.productCode, code));
  await tx
    .insert(paymentInstruction)
    .values(instructions.map(([channel, ...steps], at) => ({ productCode: code, position: at, channel, steps })));
}

/**
 * Brings the ways to pay into a database, also one that was filled before there were any. A method is written over only
 * when it differs from what it was brought in from: what operators changed since stays. @returns codes of those written
 */
export async function upsertPayments(tx: Executor): Promise<string[]> {
  const before = await broughtBefore(tx);
  const now = fingerprints(payments);
  const changed = [...payments.entries()].filter(([, { code }]) => before[code] !== now[code]);
  for (const [position, method] of changed) await write(tx, method, position);
  await tx.update(setting).set({ value: now }).where(eq(setting.key, KEY));
  return changed.map(([, { code }]) => code);
}
