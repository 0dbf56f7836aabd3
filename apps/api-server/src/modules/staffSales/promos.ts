import { staffSalesEntries as entries, type staffPromoFields } from '@suluh/api/catalogue';
import { ANY_METHOD } from '@suluh/domain/promo';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
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

const { course, paymentProduct, promo, promoCourse } = schema;

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
        courseIds: sql<
          number[]
        >`array(select ${promoCourse.courseId} from ${promoCourse} where ${promoCourse.promoCode} = ${promo.code} order by 1)`,
      })
      .from(promo)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ promo: { code, kind, startAt, endAt, ...row }, courseIds }) => ({
      ...row,
      id: code,
      kind: kind as StaffPromo['kind'],
      courseIds,
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
  const ids = [...new Set(after.courseIds)];
  if (ids.length > 0 && (await tx.$count(course, inArray(course.id, ids))) < ids.length)
    errors.push({ field: 'courseIds', message: staffText.chooseAnother });
  if (after.programId !== null && (await tx.$count(schema.program, eq(schema.program.id, after.programId))) === 0)
    errors.push({ field: 'programId', message: staffText.chooseAnother });
  const method = eq(paymentProduct.code, after.productCode);
  if (after.productCode !== ANY_METHOD && (await tx.$count(paymentProduct, method)) === 0)
    errors.push({ field: 'productCode', message: staffText.promo.method });
  if (errors.length > 0) throw new ApiError('BAD_REQUEST', { errors });
}

async function setCourses(tx: Executor, code: string, courseIds: readonly number[]): Promise<void> {
  await tx.delete(promoCourse).where(eq(promoCourse.promoCode, code));
  if (courseIds.length > 0)
    await tx.insert(promoCourse).values([...new Set(courseIds)].map((courseId) => ({ promoCode: code, courseId })));
}

/** All of a promo as it is edited. */
export const editedPromo = ({ now }: { now: () => Date }) => ({
  ...promoRecords(now),
  subject: 'promo',
  table: promo,
  key: promo.code,
  async create(tx: Executor, body: Call<typeof entries.promos.create>['body']): Promise<string> {
    const { id: code, courseIds, startAt, endAt, ...fields } = body;
    await requireSound(tx, body);
    const [made] = await tx
      .insert(promo)
      .values({ ...fields, code, startAt: new Date(startAt), endAt: new Date(endAt) })
      .onConflictDoNothing()
      .returning({ code: promo.code });
    if (!made) throw new ApiError('BAD_REQUEST', { errors: [{ field: 'id', message: staffText.promo.exists }] });
    await setCourses(tx, code, courseIds);
    return code;
  },
  async update(tx: Executor, { before, body }: { before: StaffPromo; body: Partial<Fields> }): Promise<void> {
    const { courseIds, startAt, endAt, ...fields } = body;
    await requireSound(tx, { ...before, ...body });
    if (courseIds) await setCourses(tx, before.id, courseIds);
    const columns = {
      ...fields,
      ...(startAt === undefined ? {} : { startAt: new Date(startAt) }),
      ...(endAt === undefined ? {} : { endAt: new Date(endAt) }),
    };
    await setColumns(tx, promo, columns, eq(promo.code, before.id));
  },
});
