import { refuseAll } from '../../http/apiError.ts';
import { staffOfferEntries as entries, type staffFlashSaleFields } from '@suluh/api/catalogue';
import { flashPriceFault } from '@suluh/domain/pricing';
import { offerPeriodFault } from '@suluh/domain/time';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import { editedRoutes } from '../staff/editedRecords.ts';
import type { Part } from '../staff/records.ts';
import { coursesAsked } from './sound.ts';

type Fields = z.output<typeof staffFlashSaleFields>;
type Row = z.input<typeof entries.flashSales.one.data>;

const { flashSale, flashSaleCourse } = schema;

/**
 * Prices that stood in the sale before are not asked again: a course that has become cheaper since must not keep its
 * sale from being ended or moved.
 * @throws ApiError BAD_REQUEST at each field of a sale that would not run, or would be none
 */
async function requireSound(
  tx: Executor,
  { startAt, endAt, courses }: Fields,
  { before, madeAt }: { before: Fields['courses']; madeAt: Date | null },
): Promise<void> {
  const { problems, priceOf } = await coursesAsked(tx, courses);
  const stood = new Map(before.map(({ courseId, price }) => [courseId, price]));
  for (const [at, { courseId, price }] of courses.entries()) {
    const usual = priceOf.get(courseId);
    const fault = usual === undefined || stood.get(courseId) === price ? null : flashPriceFault(price, usual);
    if (fault) problems.push({ field: `courses.${at}.price`, message: staffText.flashSale[fault] });
  }
  const fault = offerPeriodFault({ startAt: new Date(startAt), endAt: new Date(endAt) }, madeAt);
  if (fault) problems.push({ field: 'endAt', message: staffText.period[fault] });
  refuseAll(problems);
}

async function setCourses(tx: Executor, flashSaleId: number, courses: Fields['courses']): Promise<void> {
  await tx.delete(flashSaleCourse).where(eq(flashSaleCourse.flashSaleId, flashSaleId));
  await tx.insert(flashSaleCourse).values(courses.map((each, position) => ({ ...each, flashSaleId, position })));
}

/** Flash sales with their prices (docs/product/staff.md#offers). */
export const flashSaleRoutes = editedRoutes(entries.flashSales, ({ now }) => ({
  id: flashSale.id,
  from: sql`${flashSale}`,
  within: () => sql`true`,
  matching: ({ q, when }: { q: string; when?: 'running' | 'coming' | 'over' | undefined }) =>
    and(
      q === '' ? undefined : holdsText(flashSale.title, q),
      when === 'running' ? and(lte(flashSale.startAt, now()), gt(flashSale.endAt, now())) : undefined,
      when === 'coming' ? gt(flashSale.startAt, now()) : undefined,
      when === 'over' ? lte(flashSale.endAt, now()) : undefined,
    ),
  sorts: { endAt: flashSale.endAt, startAt: flashSale.startAt },
  async rows(db: Executor, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
    const rows = await db
      .select({
        sale: flashSale,
        courses: sql<
          Row['courses']
        >`(select coalesce(jsonb_agg(jsonb_build_object('courseId', c.course_id, 'price', c.price)
          order by c.position, c.course_id), '[]') from flash_sale_course c where c.flash_sale_id = ${flashSale.id})`,
      })
      .from(flashSale)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ sale: { startAt, endAt, createdAt: _made, programId: _none, ...sale }, courses }) => ({
      ...sale,
      courses,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
    }));
  },
  subject: 'flashSale',
  table: flashSale,
  key: flashSale.id,
  async create(tx: Executor, body: Fields, _who: unknown, madeAt: Date) {
    await requireSound(tx, body, { before: [], madeAt });
    const { courses, startAt, endAt, ...fields } = body;
    const [made] = await tx
      .insert(flashSale)
      .values({ ...fields, startAt: new Date(startAt), endAt: new Date(endAt) })
      .returning({ id: flashSale.id });
    await setCourses(tx, made!.id, courses);
    return made!.id;
  },
  async update(tx: Executor, { before, body }: { before: Row; body: Partial<Fields> }) {
    const after = { ...before, ...body };
    await requireSound(tx, after, { before: before.courses, madeAt: null });
    const { title, startAt, endAt } = after;
    await tx
      .update(flashSale)
      .set({ title, programId: null, startAt: new Date(startAt), endAt: new Date(endAt) })
      .where(eq(flashSale.id, before.id));
    if (body.courses) await setCourses(tx, before.id, body.courses);
  },
}));
