'use client';
import type { WishedCourse } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { cardAction, ownedAction } from '@suluh/domain/course';
import { needsSchedule } from '@suluh/domain/schedule';
import { priceDropRupiah } from '@suluh/domain/wishlist';
import { ownershipText } from '@suluh/i18n-id/course';
import { rupiah } from '@suluh/i18n-id/numbers';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { cartText } from '@suluh/i18n-id/cart';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { AddToCartButton } from '../parts/buy/index.ts';
import { CourseHeart } from '../parts/courses/CourseHeart.tsx';
import { courseView } from '../parts/courses/courseView.ts';
import { offeredView } from '../parts/courses/offeredView.ts';
import { ownLink } from '../parts/courses/ownLink.ts';
import { useCourseMarks } from '../parts/marks/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** How much less it costs than when it was wished for. */
function cheaperText({ wishedRupiah, priceAfter }: WishedCourse): string | null {
  const drop = priceDropRupiah(wishedRupiah, priceAfter);
  return drop === null ? null : wishlistText.cheaper(rupiah(drop));
}

/** The way on from an owned course, above the link that covers its card. */
function OwnLink({ href, text }: { href: string; text: string }): ReactElement {
  return (
    <a className="type-link" href={href} style={{ position: 'relative', zIndex: 2, paddingBlock: 12 }}>
      {text}
    </a>
  );
}

/** The way into the cart: at once, or by choosing a date on the course's page; nothing for a free one, which is registered for there. */
function ToCart({ course }: { course: WishedCourse }): ReactElement | null {
  const { routes, capabilities } = useTenant();
  if (!capabilities.hasCart || cardAction(course) !== 'buy') return null;
  if (!needsSchedule(course))
    return <AddToCartButton courseId={course.id} path={pathTo(routes, 'wishlist')} size="small" />;
  return (
    <ButtonLink kind="line" size="small" block href={`${pathTo(routes, 'course', { slug: course.slug })}#jadwal`}>
      {cartText.chooseSchedule}
    </ButtonLink>
  );
}

interface WishedCardProps {
  course: WishedCourse;
  /** The wish was taken back here. */
  onLeft: () => void;
}

/**
 * A wished course with the labels of every list: 'Tersedia' and 'Daftar Sekarang' without a price, 'Terdaftar' and the
 * way on for who owns it (docs/product/course.md#labels).
 */
export function WishedCard({ course, onLeft }: WishedCardProps): ReactElement {
  const tenant = useTenant();
  const { owned } = useCourseMarks(course.id);
  const view: CourseView = owned
    ? {
        ...courseView(course, tenant),
        ownedText: ownershipText.registered,
        priceNote: <OwnLink {...ownLink(tenant, course.id, ownedAction(course))} />,
      }
    : { ...offeredView(course, tenant), priceNote: cheaperText(course), action: <ToCart course={course} /> };
  return (
    <CourseCard
      course={view}
      headingLevel={2}
      wideOnMobile
      heart={
        <CourseHeart courseId={course.id} title={course.fullname} assumed onChanged={(wished) => !wished && onLeft()} />
      }
    />
  );
}
