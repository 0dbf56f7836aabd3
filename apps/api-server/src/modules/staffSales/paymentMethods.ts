import { refuseAll } from '../../http/apiError.ts';
import path from 'node:path';
import { staffSalesEntries as entries, type staffPaymentMethodFields } from '@suluh/api/catalogue';
import { paymentImagePath, repeatedChannels, unknownFillings } from '@suluh/domain/payment';
import { PAYMENT_MARK } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { keepPicture } from '../../storage/index.ts';
import { gatewayOf } from '../payment/gateway.ts';
import { choiceRecords } from '../staff/choiceRecords.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import { holdsText } from '../staff/holdsText.ts';
import { recordRoutes, type Part } from '../staff/records.ts';
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

/** @throws ApiError BAD_REQUEST at a channel that has steps already, and at steps that would show what is not filled in */
function requireSteps(instructions: Fields['instructions']): void {
  const { repeated, filling } = staffText.paymentMethod;
  const channels = repeatedChannels(instructions.map(({ channel }) => channel));
  refuseAll([
    ...channels.map((at) => ({ field: `instructions.${at}.channel`, message: repeated })),
    ...instructions.flatMap(({ steps }, at) => {
      const found = unknownFillings(steps);
      return found.length === 0 ? [] : [{ field: `instructions.${at}.steps`, message: filling(found) }];
    }),
  ]);
}

/** Writes the steps of a method. @throws ApiError BAD_REQUEST where they are not sound */
async function setSteps(tx: Executor, productCode: string, instructions: Fields['instructions']): Promise<void> {
  requireSteps(instructions);
  await tx.delete(paymentInstruction).where(eq(paymentInstruction.productCode, productCode));
  if (instructions.length > 0)
    await tx
      .insert(paymentInstruction)
      .values(instructions.map((each, position) => ({ ...each, productCode, position })));
}

const methodRoutes = editedRoutes(
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

/** Payment methods by name, for whoever fills in a form and looks after none. */
const choiceRoutes = recordRoutes(
  entries.paymentChoices,
  choiceRecords({
    table: paymentProduct,
    id: paymentProduct.code,
    name: paymentProduct.name,
    more: {},
    within: everywhere,
  }),
);

/** Payment methods with their marks, as finance looks after them (docs/product/payment.md#methods). */
export const paymentMethodRoutes: Route[] = [
  ...methodRoutes,
  ...choiceRoutes,

  route(entries.paymentMark, async ({ file }, { files }) => {
    const kept = { folder: path.posix.dirname(paymentImagePath('mark')), bytes: file!, size: PAYMENT_MARK };
    return { data: { path: path.posix.basename(await keepPicture(files.open, kept)) } };
  }),
];
