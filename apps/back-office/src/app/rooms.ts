import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';

/** A room of the back office: where it is, and what opens it. */
export interface Room {
  path: string;
  name: string;
  permission: Permission;
}

const { content, course, inbox, sales, schedule, teaching } = staffAppText;

/** The rooms in the order of the menu; who lacks the permission does not see one. */
export const ROOMS: readonly Room[] = [
  { path: '/inbox', name: inbox.title, permission: 'inbox.read' },
  { path: '/course', name: course.list, permission: 'course.read' },
  { path: '/event', name: schedule.list, permission: 'event.read' },
  { path: '/question', name: teaching.questions, permission: 'learning.answer' },
  { path: '/submission', name: teaching.submissions, permission: 'learning.mark' },
  { path: '/rating', name: teaching.reviews, permission: 'review.read' },
  { path: '/order', name: sales.orders, permission: 'order.read' },
  { path: '/refund', name: sales.refunds, permission: 'refund.read' },
  { path: '/promo', name: sales.promos, permission: 'promo.read' },
  { path: '/voucher-batch', name: sales.vouchers, permission: 'voucher.batch' },
  { path: '/webhook', name: sales.webhooks, permission: 'webhook.read' },
  { path: '/banner', name: content.banners, permission: 'content.edit' },
  { path: '/news', name: content.news, permission: 'content.edit' },
  { path: '/job', name: content.jobs, permission: 'content.edit' },
];
