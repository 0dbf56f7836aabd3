import { discountPercent, priceText, struckPriceRupiah, type CoursePrice } from '@suluh/domain/course';
import { courseText } from '@suluh/i18n-id/course';
import { percent, rupiah } from '@suluh/i18n-id/numbers';
import type { PriceView } from '@suluh/ui/price/Price';

/** The price slot of a course as it is shown (docs/product/course.md#price; R2). */
export function priceView(course: CoursePrice): PriceView {
  const price = priceText(course);
  const struck = struckPriceRupiah(course);
  const off = discountPercent(course);
  return {
    free: price.kind === 'free',
    finalText: price.kind === 'free' ? courseText.free : rupiah(price.priceRupiah),
    originalText: struck === null ? null : rupiah(struck),
    discountText: off === null ? null : percent(off),
  };
}
