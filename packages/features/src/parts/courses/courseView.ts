import { pathTo } from '@suluh/domain/address';
import type { CourseCard } from '@suluh/api/types';
import { courseBadge, courseTypeCode, isPrakerja, locationCities } from '@suluh/domain/course';
import { courseBadgeText, courseText, courseTypeText } from '@suluh/i18n-id/course';
import { rating } from '@suluh/i18n-id/numbers';
import { pictureAddress } from '../pictures/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { priceView } from './priceView.ts';

/** A rating as stars, number and '(n Ulasan)'; null while nobody has rated (docs/product/course.md#price). */
export const ratingView = ({ rating: value, totalRater }: { rating: number; totalRater: number }) =>
  totalRater === 0 ? null : { value, text: rating(value), countText: courseText.reviewCount(totalRater) };

/**
 * A course card as ui shows it: every rule decided by domain, every word by i18n-id (docs/product/course.md#fields;
 * docs/product/course.md#labels).
 */
export function courseView(course: CourseCard, tenant: Pick<TenantConfig, 'routes' | 'pictureOrigins'>): CourseView {
  const code = courseTypeCode(course.coursetype.id) ?? 'a';
  const badge = courseBadge(course.coursetype);
  const cities = locationCities(course);
  return {
    href: pathTo(tenant.routes, 'course', { slug: course.slugCourse ?? course.slug }),
    title: course.fullname,
    cloth: thumbnailOf(course.id, course.categories),
    imageUrl: pictureAddress(course.thumbnail, tenant),
    typeMark: { code, name: courseTypeText[code] },
    typeBadge: { tone: badge, text: courseBadgeText[badge] },
    partner: course.institution.name,
    rating: ratingView(course.rating),
    locationText: cities?.join(', ') ?? null,
    price: priceView(course),
    ad: course.ads,
    prakerja: isPrakerja(course),
    voucher: course.isVoucher,
  };
}
