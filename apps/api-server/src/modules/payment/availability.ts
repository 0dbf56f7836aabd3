import { isPrakerja, PRAKERJA_CODE } from '@suluh/domain/course';
import { fitsMethod } from '@suluh/domain/promo';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { paymentReasonText } from '@suluh/i18n-id/server';
import type { Providers } from './provider/providers.ts';
import type { ProductRow } from './gateway.ts';

/** What a method has to fit: the courses, and the promo when there is one. */
export interface ToBePaid {
  courseIds: readonly number[];
  areAllPrakerja: boolean;
  /** Method the promo is bound to, 'all' for any; null without a promo. */
  promoProductCode: string | null;
}

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
    courseIds,
    areAllPrakerja: courseIds.length > 0 && courseIds.every(isOfPrakerja),
    promoProductCode: bound?.productCode ?? null,
  };
}

/** Why a method cannot be chosen, in order: nobody takes it, not these courses, not with this promo. Null: it can. */
export function unavailableReason(
  product: ProductRow,
  gateway: string,
  providers: Providers,
  what: ToBePaid,
): { kind: 'method' | 'promo'; text: string } | null {
  if (!product.isEnabled || !providers.get(gateway)?.methods.includes(product.code))
    return { kind: 'method', text: paymentReasonText.notOffered };
  const isForPrakerja = what.courseIds.length === 1 && what.areAllPrakerja;
  if (product.code === PRAKERJA_CODE && !isForPrakerja) return { kind: 'method', text: paymentReasonText.prakerjaOnly };
  if (!fitsMethod(what.promoProductCode, product.code)) return { kind: 'promo', text: paymentReasonText.promoBound };
  return null;
}
