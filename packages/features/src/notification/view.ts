import { pathTo, type PageAbilities, type Routes } from '@suluh/domain/address';
import type { Notification, PromoCard } from '@suluh/api/types';
import { showsUnreadDot, targetPath, type NotificationTopic } from '@suluh/domain/notification';
import { ageText } from '@suluh/i18n-id/age';
import { createdDate, date } from '@suluh/i18n-id/format';
import { promoText } from '@suluh/i18n-id/promo';
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
 * A message about an order leads to where it is paid, or to how it ended, where something is sold; others to what they are
 * about, as far as this site has a page of it; else it stays here.
 */
export function notificationView(
  message: Notification,
  site: { routes: Routes; capabilities: PageAbilities },
  here: string,
  nowMs: number,
): NotificationView {
  const { orderId, topic, status, paymentMethod, title, createdAt } = message;
  const { routes, capabilities } = site;
  const href =
    orderId === null || !capabilities.hasCart
      ? (targetPath(message.target, site) ?? here)
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
