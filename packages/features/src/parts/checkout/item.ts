import type { CartItem, CourseEvent, TransactionCourse } from '@suluh/api/types';
import { priceChanges } from '@suluh/domain/pricing';
import { needsSchedule } from '@suluh/domain/schedule';
import { cartText } from '@suluh/i18n-id/cart';
import { courseText } from '@suluh/i18n-id/course';
import { dateRange } from '@suluh/i18n-id/format';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import { courseView } from '../courses/courseView.ts';

/** A course of the cart as it is shown. */
export interface CartItemView extends Omit<CourseView, 'rating' | 'locationText' | 'ownedText'> {
  /** 'Batch 12 · 25 – 26 Oktober 2025, 09.00 – 17.00 WIB' and the place, for event courses. */
  event: { whenText: string; placeText: string | null } | null;
  /** Age and education limits, worded, each with its picture. */
  limits: readonly { icon: IconName; text: string }[];
}

/**
 * A course of the checkout: what the rules need, and how it is shown. Plain values, so that islands can be given it.
 */
export interface CheckoutItem {
  cartId: string;
  courseId: number;
  haveEvent: boolean;
  event: Pick<CourseEvent, 'eventId' | 'eventStatus' | 'quota'> | null;
  price: number;
  priceAfter: number;
  view: CartItemView;
  /** Batch and date, or the institution. */
  caption: string;
  /** Date, time and place of its schedule, for 'Confirm before order'. */
  schedule: { dateText: string; timeText: string | null; venue: string | null } | null;
  /** Bought since it was put into the cart. */
  owned: boolean;
  /** The order it waits in to be paid. */
  waitingOrderId: string | null;
  /** How its price moved since it was put into the cart (R13). */
  priceNote: string | null;
}

const dayOf = (event: CourseEvent): string => dateRange(event.startEvent, event.endEvent, event.timeZone);
const placeOf = ({ venue, city }: CourseEvent): string | null => [venue, city].filter(Boolean).join(', ') || null;

/** Age and education limits, only those there are. */
function limitsOf({
  min_age,
  max_age,
  education,
}: Pick<CartItem, 'min_age' | 'max_age' | 'education'>): CartItemView['limits'] {
  const age = min_age === null && max_age === null ? null : cartText.ageLimit(courseText.ageRange(min_age, max_age));
  return [
    ...(age === null ? [] : [{ icon: 'user' as const, text: age }]),
    ...(education ? [{ icon: 'graduation' as const, text: cartText.educationLimit(education) }] : []),
  ];
}

type Course = Omit<CartItem, 'cartId' | 'priceSeen' | 'createdAt' | 'owned' | 'waitingOrderId'>;

function itemOf(course: Course, cartId: string, tenant: Pick<TenantConfig, 'routes'>, priceSeen: number): CheckoutItem {
  const { event } = course;
  const {
    rating: _rating,
    locationText: _location,
    ownedText: _owned,
    ...shown
  } = courseView({ ...course, id: course.courseId }, tenant);
  const [moved] = priceChanges(
    [{ id: cartId, priceAfter: priceSeen }],
    [{ id: cartId, priceAfter: course.priceAfter }],
  );
  return {
    cartId,
    courseId: course.courseId,
    haveEvent: needsSchedule(course),
    event: event && { eventId: event.eventId, eventStatus: event.eventStatus, quota: event.quota },
    price: course.price,
    priceAfter: course.priceAfter,
    view: {
      ...shown,
      event: event && {
        whenText: cartText.scheduleOf(event.batch, [dayOf(event), event.timeEvent].filter(Boolean).join(', ')),
        placeText: placeOf(event),
      },
      limits: limitsOf(course),
    },
    caption: event ? cartText.scheduleOf(event.batch, dayOf(event)) : course.institution.name,
    schedule: event && { dateText: dayOf(event), timeText: event.timeEvent || null, venue: placeOf(event) },
    owned: false,
    waitingOrderId: null,
    priceNote: moved ? cartText.priceMoved(moved.fromRupiah, moved.toRupiah) : null,
  };
}

/** A course of the cart. */
export const cartCheckoutItem = (item: CartItem, tenant: Pick<TenantConfig, 'routes'>): CheckoutItem => ({
  ...itemOf(item, item.cartId, tenant, item.priceSeen),
  owned: item.owned,
  waitingOrderId: item.waitingOrderId,
});

/** A course of an order that waits, at the price it was ordered for. */
export const orderCheckoutItem = (course: TransactionCourse, tenant: Pick<TenantConfig, 'routes'>): CheckoutItem =>
  itemOf({ ...course, courseId: course.id }, String(course.id), tenant, course.priceAfter);
