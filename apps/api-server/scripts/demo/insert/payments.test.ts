import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts';
import { payments } from '../data/payments.ts';
import { upsertPayments } from './payments.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());

describe('ways to pay of the demo', () => {
  it('come once, and what an operator changed since stays', async () => {
    const { paymentProduct, paymentInstruction } = schema;
    await database.db.insert(paymentProduct).values({ code: 'VA_BCA', name: 'Lama', type: 'VA' }); // a database filled before
    expect(await database.db.transaction(upsertPayments)).toEqual(payments.map(({ code }) => code));
    expect(await database.db.select({ code: paymentProduct.code }).from(paymentProduct)).toHaveLength(payments.length);
    await database.db.update(paymentProduct).set({ fee: 1 }).where(eq(paymentProduct.code, 'VA_BCA'));
    expect(await database.db.transaction(upsertPayments)).toEqual([]);
    const [bca] = await database.db.select().from(paymentProduct).where(eq(paymentProduct.code, 'VA_BCA'));
    expect(bca).toMatchObject({ name: 'BCA Virtual Account', fee: 1, validMinutes: 1_440 });
    expect(
      await database.db.select().from(paymentInstruction).where(eq(paymentInstruction.productCode, 'VA_BCA')),
    ).toHaveLength(3);
  });

  it('bring a changed method and a new one, and leave the others as operators have them', async () => {
    const { paymentProduct, setting } = schema;
    const [stored] = await database.db.select().from(setting).where(eq(setting.key, 'demo-payments'));
    const { GOPAY: _new, ...known } = stored!.value as Record<string, string>;
    await database.db.delete(paymentProduct).where(eq(paymentProduct.code, 'GOPAY'));
    await database.db.update(paymentProduct).set({ fee: 1 }).where(eq(paymentProduct.code, 'VA_BNI'));
    await database.db
      .update(setting)
      .set({ value: { ...known, VA_BNI: 'of another version' } })
      .where(eq(setting.key, 'demo-payments'));
    expect((await database.db.transaction(upsertPayments)).sort()).toEqual(['GOPAY', 'VA_BNI']);
    const fees = await database.db.select({ code: paymentProduct.code, fee: paymentProduct.fee }).from(paymentProduct);
    expect(fees).toEqual(
      expect.arrayContaining([
        { code: 'VA_BNI', fee: 4_000 },
        { code: 'VA_BCA', fee: 1 },
      ]),
    );
  });

  it('stay as they are in a database of an earlier version, but for those it has not', async () => {
    const { paymentProduct, setting } = schema;
    await database.db.update(setting).set({ value: 1 }).where(eq(setting.key, 'demo-payments'));
    await database.db.delete(paymentProduct).where(eq(paymentProduct.code, 'OVO'));
    expect(await database.db.transaction(upsertPayments)).toEqual(['OVO']);
    const [bca] = await database.db.select().from(paymentProduct).where(eq(paymentProduct.code, 'VA_BCA'));
    expect(bca).toMatchObject({ fee: 1 });
  });

  it('name the number and the amount in every virtual account’s steps, as whole sentences', () => {
    for (const { code, instructions } of payments) {
      for (const [channel, ...steps] of instructions) {
        expect(
          steps.every((step) => step.endsWith('.')),
          `${code} ${channel}`,
        ).toBe(true);
        if (code.startsWith('VA_')) expect(steps.join(' '), `${code} ${channel}`).toMatch(/\{number\}[^]*\{amount\}/);
      }
    }
  });
});
