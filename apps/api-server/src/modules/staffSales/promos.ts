import { staffSalesEntries as entries, type staffPromoFields } from '@suluh/api/catalogue';
import { ANY_METHOD } from '@suluh/domain/promo';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, inArray, isNull, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Records } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';
import { everywhere } from './orders.ts';

type StaffPromo = z.input<typeof entries.promos.one.data>;
type Fields = z.output<typeof staffPromoFields>;

const { category, course, partner, paymentProduct, promo, promoCategory, promoCourse, promoPartner } = schema;

const idsOf = (table: SQL, id: Column, of: Column): SQL<number[]> =>
  sql<number[]>`array(select ${id} from ${table} where ${of} = ${promo.code} order by 1)`;

/** Promos as staff find them. @param now decides which run */
const promoRecords = (now: () => Date): Records<typeof entries.promos.list> => ({
  id: promo.code,
  from: sql`${promo}`,
  within: everywhere,
  matching: ({ q, when }) =>
    and(
      isNull(promo.ownerId), // of somebody alone: made by a referral, not by staff
      q === '' ? undefined : or(holdsText(promo.code, q), holdsText(promo.title, q)),
      when === 'running' ? and(lte(promo.startAt, now()), gt(promo.endAt, now())) : undefined,
      when === 'coming' ? gt(promo.startAt, now()) : undefined,
      when === 'over' ? lte(promo.endAt, now()) : undefined,
    ),
  sorts: { endAt: promo.endAt, startAt: promo.startAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        promo,
        courseIds: idsOf(sql`${promoCourse}`, promoCourse.courseId, promoCourse.promoCode),
        categoryIds: idsOf(sql`${promoCategory}`, promoCategory.categoryId, promoCategory.promoCode),
        partnerIds: idsOf(sql`${promoPartner}`, promoPartner.partnerId, promoPartner.promoCode),
      })
      .from(promo)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ promo: { code, kind, startAt, endAt, ...row }, ...limits }) => ({
      ...row,
      id: code,
      kind: kind as StaffPromo['kind'],
      ...limits,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
    }));
  },
});

/** @throws ApiError BAD_REQUEST at the field when what would be stored does not go together */
async function requireSound(tx: Executor, after: Omit<Fields, never> & { used?: number }): Promise<void> {
  const errors: { field: string; message: string }[] = [];
  if (Date.parse(after.endAt) <= Date.parse(after.startAt))
    errors.push({ field: 'endAt', message: staffText.promo.endsBefore });
  if (after.kind === 'amount' && after.amount === 0)
    errors.push({ field: 'amount', message: staffText.promo.worthless });
  if (after.kind === 'percent' && after.percent === 0)
    errors.push({ field: 'percent', message: staffText.promo.worthless });
  if (after.quota !== null && after.quota < (after.used ?? 0))
    errors.push({ field: 'quota', message: staffText.promo.quota });
  const limits = [
    ['courseIds', course, course.id],
    ['categoryIds', category, category.id],
    ['partnerIds', partner, partner.id],
  ] as const;
  for (const [field, table, key] of limits) {
    const ids = [...new Set(after[field])];
    if (ids.length > 0 && (await tx.$count(table, inArray(key, ids))) < ids.length)
      errors.push({ field, message: staffText.chooseAnother });
  }
  if (after.programId !== null && (await tx.$count(schema.program, eq(schema.program.id, after.programId))) === 0)
    errors.push({ field: 'programId', message: staffText.chooseAnother });
  const method = eq(paymentProduct.code, after.productCode);
  if (after.productCode !== ANY_METHOD && (await tx.$count(paymentProduct, method)) === 0)
    errors.push({ field: 'productCode', message: staffText.promo.method });
  if (errors.length > 0) throw new ApiError('BAD_REQUEST', { errors });
}

type Limits = Partial<Pick<Fields, 'courseIds' | 'categoryIds' | 'partnerIds'>>;

/** Writes what a promo is limited to, as far as it is sent. */
async function setLimits(tx: Executor, promoCode: string, { courseIds, categoryIds, partnerIds }: Limits) {
  if (courseIds) {
    await tx.delete(promoCourse).where(eq(promoCourse.promoCode, promoCode));
    const rows = [...new Set(courseIds)].map((courseId) => ({ promoCode, courseId }));
    if (rows.length > 0) await tx.insert(promoCourse).values(rows);
  }
  if (categoryIds) {
    await tx.delete(promoCategory).where(eq(promoCategory.promoCode, promoCode));
    const rows = [...new Set(categoryIds)].map((categoryId) => ({ promoCode, categoryId }));
    if (rows.length > 0) await tx.insert(promoCategory).values(rows);
  }
  if (partnerIds) {
    await tx.delete(promoPartner).where(eq(promoPartner.promoCode, promoCode));
    const rows = [...new Set(partnerIds)].map((partnerId) => ({ promoCode, partnerId }));
    if (rows.length > 0) await tx.insert(promoPartner).values(rows);
  }
}

/** Days of the week once each, in their order. */
const inOrder = (weekdays: readonly number[]): number[] => [...new Set(weekdays)].sort((left, right) => left - right);

/**
 * Makes a promo under a code. @returns whether there was none yet @throws ApiError BAD_REQUEST where it is not sound
 * @param used how often it counts as used already
 */
export async function insertPromo(tx: Executor, code: string, body: Fields, used = 0): Promise<boolean> {
  const { courseIds, categoryIds, partnerIds, weekdays, startAt, endAt, ...fields } = body;
  await requireSound(tx, { ...body, used });
  const [made] = await tx
    .insert(promo)
    .values({
      ...fields,
      code,
      used,
      weekdays: inOrder(weekdays),
      startAt: new Date(startAt),
      endAt: new Date(endAt),
    })
    .onConflictDoNothing()
    .returning({ code: promo.code });
  if (!made) return false;
  await setLimits(tx, code, { courseIds, categoryIds, partnerIds });
  return true;
}

/** All of a promo as it is edited. */
export const editedPromo = ({ now }: { now: () => Date }) => ({
  ...promoRecords(now),
  subject: 'promo',
  table: promo,
  key: promo.code,
  async create(tx: Executor, body: Call<typeof entries.promos.create>['body']): Promise<string> {
    const { id: code, ...fields } = body;
    if (!(await insertPromo(tx, code, fields)))
      throw new ApiError('BAD_REQUEST', { errors: [{ field: 'id', message: staffText.promo.exists }] });
    return code;
  },
  async update(tx: Executor, { before, body }: { before: StaffPromo; body: Partial<Fields> }): Promise<void> {
    const { courseIds, categoryIds, partnerIds, weekdays, startAt, endAt, ...fields } = body;
    await requireSound(tx, { ...before, ...body });
    await setLimits(tx, before.id, { courseIds, categoryIds, partnerIds });
    const columns = {
      ...fields,
      ...(weekdays === undefined ? {} : { weekdays: inOrder(weekdays) }),
      ...(startAt === undefined ? {} : { startAt: new Date(startAt) }),
      ...(endAt === undefined ? {} : { endAt: new Date(endAt) }),
    };
    await setColumns(tx, promo, columns, eq(promo.code, before.id));
  },
});
