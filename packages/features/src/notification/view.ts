import { pathTo, type Routes } from '@suluh/domain/address';
import type { Notification, PromoCard } from '@suluh/api/types';
import { showsUnreadDot, type NotificationTopic } from '@suluh/domain/notification';
import { ageText } from '@suluh/i18n-id/age';
import { createdDate, date } from '@suluh/i18n-id/format';
import { promoText } from '@suluh/i18n-id/promo';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import type { PromoTicketView } from '../parts/promo-ticket/index.ts';
import type { NotificationView } from './NotificationCard.tsx';
import { orderHref, payHref } from '../parts/transaction/index.ts';

/** The mark of a message, by what it is about (docs/product/notification.md#topics). */
const MARK = {
  payment: 'receipt',
  schedule: 'calendar',
  certificate: 'certificate',
  promo: 'tag',
  course: 'graduation',
  job: 'briefcase',
  account: 'user',
  other: 'bell',
} as const satisfies Record<NotificationTopic, IconName>;

/** '5 menit lalu · 16 Oktober 2025, 14.30'; the day alone from a week on. */
const timeText = (createdAt: string, nowMs: number): string =>
  [ageText(createdAt, nowMs), createdDate(createdAt, new Date(nowMs))].filter(Boolean).join(' · ');

/**
 * A message about an order leads to where it is paid, or to how it ended; others stay here, and so do all where nothing is
 * sold.
 */
export function notificationView(
  message: Notification,
  { routes, capabilities }: { routes: Routes; capabilities: Pick<TenantConfig['capabilities'], 'hasCart'> },
  here: string,
  nowMs: number,
): NotificationView {
  const { orderId, topic, status, paymentMethod, title, createdAt } = message;
  const href =
    orderId === null || !capabilities.hasCart
      ? here
      : status === 'UNPAID'
        ? payHref(routes, orderId, paymentMethod)
        : orderHref(routes, orderId);
  return {
    href,
    icon: MARK[topic],
    title,
    message: message.message,
    time: { iso: createdAt, text: timeText(createdAt, nowMs) },
    unread: showsUnreadDot(message),
  };
}

/** A promo worth telling about, with its last day and what it asks for. */
export const promoTicketView = (
  { promoCode, title, endPromo, minPayment, isFirstPurchase, isMobileOnly }: PromoCard,
  routes: Routes,
): PromoTicketView => ({
  code: promoCode,
  text: title,
  terms: [
    promoText.validUntil(date(endPromo)),
    ...(minPayment > 0 ? [promoText.minPayment(minPayment)] : []),
    ...(isFirstPurchase ? [promoText.firstPurchaseTerm] : []),
    ...(isMobileOnly ? [promoText.mobileOnly] : []),
  ].join(' · '),
  href: pathTo(routes, 'promo', { code: promoCode }),
});
