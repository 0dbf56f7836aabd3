import type { Notification, PromoCard } from '@suluh/api/types';
import { showsUnreadDot } from '@suluh/domain/notification';
import { createdDate, date } from '@suluh/i18n-id/format';
import { promoText } from '@suluh/i18n-id/promo';
import type { NotificationView } from './NotificationCard.tsx';
import { orderHref, payHref, type TransactionPaths } from '../parts/transaction/index.ts';

/** A message about an order leads to where it is paid, or to how it ended; others stay here. */
export function notificationView(
  message: Notification,
  paths: TransactionPaths,
  here: string,
  nowMs: number,
): NotificationView {
  const { orderId, status, paymentMethod, title, createdAt } = message;
  const href =
    orderId === null ? here : status === 'UNPAID' ? payHref(paths, orderId, paymentMethod) : orderHref(paths, orderId);
  return {
    href,
    icon: orderId === null ? 'bell' : 'receipt',
    title,
    message: message.message,
    time: { iso: createdAt, text: createdDate(createdAt, new Date(nowMs)) },
    unread: showsUnreadDot(message),
  };
}

/** A promo worth telling about, with its last day. @param promoPrefix beginning of a promo page's address. */
export const promoNotificationView = (
  { promoCode, title, endPromo }: PromoCard,
  promoPrefix: string,
): NotificationView => ({
  href: `${promoPrefix}${encodeURIComponent(promoCode)}`,
  icon: 'ticket',
  title: promoCode,
  message: title,
  time: { iso: endPromo, text: promoText.validUntil(date(endPromo)) },
  unread: false,
});
