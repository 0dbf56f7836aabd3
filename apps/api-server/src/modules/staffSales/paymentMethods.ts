import { staffSalesEntries as entries, type staffPaymentMethodFields } from '@suluh/api/catalogue';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { gatewayOf } from '../payment/gateway.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Part } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';
import { everywhere } from './orders.ts';

type Fields = z.output<typeof staffPaymentMethodFields>;
type Row = z.input<typeof entries.paymentMethods.one.data>;

const { paymentInstruction, paymentProduct } = schema;

/** The steps of some methods, channel by channel in their order. */
async function stepsOf(db: Executor, codes: readonly string[]): Promise<Map<string, Row['instructions']>> {
  const rows = await db
    .select()
    .from(paymentInstruction)
    .where(inArray(paymentInstruction.productCode, [...codes]))
    .orderBy(asc(paymentInstruction.position));
  const byCode = new Map<string, Row['instructions']>();
  for (const { productCode, channel, steps } of rows)
    byCode.set(productCode, [...(byCode.get(productCode) ?? []), { channel, steps }]);
  return byCode;
}

async function setSteps(tx: Executor, productCode: string, instructions: Fields['instructions']): Promise<void> {
  await tx.delete(paymentInstruction).where(eq(paymentInstruction.productCode, productCode));
  if (instructions.length > 0)
    await tx
      .insert(paymentInstruction)
      .values(instructions.map((each, position) => ({ ...each, productCode, position })));
}

/** Payment methods as finance looks after them (docs/product/payment.md#methods). */
export const paymentMethodRoutes = editedRoutes(
  entries.paymentMethods,
  ({ providers, settings }: Pick<Services, 'providers' | 'settings'>) => ({
    id: paymentProduct.code,
    from: sql`${paymentProduct}`,
    within: everywhere,
    matching: ({
      q,
      type,
      isEnabled,
    }: {
      q: string;
      type?: string | undefined;
      isEnabled?: 'true' | 'false' | undefined;
    }) =>
      and(
        q === '' ? undefined : or(holdsText(paymentProduct.code, q), holdsText(paymentProduct.name, q)),
        type === undefined ? undefined : eq(paymentProduct.type, type),
        isEnabled === undefined ? undefined : eq(paymentProduct.isEnabled, isEnabled === 'true'),
      ),
    sorts: { type: sql`(${paymentProduct.type}, ${paymentProduct.position})` },
    async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
      const rows = await db
        .select()
        .from(paymentProduct)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      const steps = await stepsOf(
        db,
        rows.map(({ code }) => code),
      );
      return rows.map(({ code, gateway: _unused, ...row }) => {
        const gateway = gatewayOf(code, settings);
        return {
          ...row,
          id: code,
          gateway,
          isTaken: providers.get(gateway)?.methods.includes(code) ?? false,
          instructions: steps.get(code) ?? [],
        };
      });
    },
    subject: 'paymentMethod',
    table: paymentProduct,
    key: paymentProduct.code,
    async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
      const { instructions, ...columns } = body;
      await setColumns(tx, paymentProduct, columns, eq(paymentProduct.code, before.id));
      if (instructions) await setSteps(tx, before.id, instructions);
    },
  }),
);
