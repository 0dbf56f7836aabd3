import { staffSalesEntries as entries, type staffPromoFields } from '@suluh/api/catalogue';
import { changedFields } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, isNull, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Records } from '../staff/records.ts';
import { setColumns } from '../staff/setColumns.ts';
import { everywhere } from './orders.ts';
import { requireSound } from './promoSound.ts';

type StaffPromo = z.input<typeof entries.promos.one.data>;
type Fields = z.output<typeof staffPromoFields>;

const { promo, promoCategory, promoCourse, promoPartner } = schema;

const idsOf = (table: SQL, id: Column, of: Column): SQL<number[]> =>
  sql<number[]>`array(select ${id} from ${table} where ${of} = ${promo.code} order by 1)`;

/** Promos as staff find them. @param now decides which run */
export const promoRecords = (now: () => Date): Records<typeof entries.promos.list> => ({
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
 * @param used how often it counts as used already @param madeAt when it is made; null: it is tried
 */
export async function insertPromo(
  tx: Executor,
  code: string,
  body: Fields,
  { used = 0, madeAt }: { used?: number; madeAt: Date | null },
): Promise<boolean> {
  const { courseIds, categoryIds, partnerIds, weekdays, startAt, endAt, ...fields } = body;
  await requireSound(tx, { ...body, used }, { changed: null, madeAt });
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
  async create(tx: Executor, body: Call<typeof entries.promos.create>['body'], _who: unknown, madeAt: Date) {
    const { id: code, ...fields } = body;
    if (!(await insertPromo(tx, code, fields, { madeAt }))) throw wrongAt('id', staffText.promo.exists);
    return code;
  },
  async update(tx: Executor, { before, body }: { before: StaffPromo; body: Partial<Fields> }): Promise<void> {
    const { courseIds, categoryIds, partnerIds, weekdays, startAt, endAt, ...fields } = body;
    const changed = Object.keys(changedFields(before, body));
    await requireSound(tx, { ...before, ...body }, { changed, madeAt: null });
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
