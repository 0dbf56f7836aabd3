import { isPrakerja } from '@suluh/domain/course';
import { methodRefusal, type MethodRefusal, type ToBePaid } from '@suluh/domain/payment';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { gatewayOf, type ProductRow } from './gateway.ts';

/** What of these courses and this promo decides by which methods they can be paid. */
export async function toBePaid(
  db: Executor,
  courseIds: readonly number[],
  promoCode: string | null,
): Promise<ToBePaid> {
  const { courseCategory, promo } = schema;
  const categories =
    courseIds.length > 0
      ? await db
          .select()
          .from(courseCategory)
          .where(inArray(courseCategory.courseId, [...courseIds]))
      : [];
  const [bound] = promoCode
    ? await db.select({ productCode: promo.productCode }).from(promo).where(eq(promo.code, promoCode))
    : [];
  const isOfPrakerja = (courseId: number) =>
    isPrakerja({
      categoryid: categories.filter((row) => row.courseId === courseId).map(({ categoryId }) => categoryId),
    });
  return {
    courseCount: courseIds.length,
    areAllPrakerja: courseIds.length > 0 && courseIds.every(isOfPrakerja),
    promoProductCode: bound?.productCode ?? null,
  };
}

/** Why a method cannot be chosen here, by the rules of the shop; null when it can. */
export const refusalOfMethod = (
  { providers, settings }: Pick<Services, 'providers' | 'settings'>,
  { code, isEnabled }: ProductRow,
  what: ToBePaid,
): MethodRefusal | null =>
  methodRefusal(
    {
      productCode: code,
      isOffered: isEnabled && (providers.get(gatewayOf(code, settings))?.methods.includes(code) ?? false),
    },
    what,
  );
