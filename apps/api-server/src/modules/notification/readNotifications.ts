import { notificationEntries as entries, type notification as notificationEntity } from '@suluh/api/catalogue';
import { topicOf, type NotificationTarget } from '@suluh/domain/notification';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { programOf } from '../program/queries.ts';

interface Row {
  id: string;
  topic: string;
  status: z.input<typeof notificationEntity>['status'];
  title: string;
  message: string;
  read_at: Date | null;
  created_at: Date;
  order_id: string | null;
  target: NotificationTarget | null;
  product_code: string | null;
  product_type: string | null;
  payment_url: string | null;
}

/**
 * Messages with the method and the open payment of their order. A word that an order waits stops saying UNPAID once it
 * does not wait any more: the dot, which UNPAID always shows (docs/product/notification.md), would never go out. What leads
 * to an owned course does so where that has a page. @param program the parameter that is the site's programme, or null
 */
const select = (
  program: string,
): string => `select n.id, n.topic, case when n.status = 'UNPAID' then coalesce(o.status, n.status) else n.status end as status, n.title, n.message, n.read_at,
    n.created_at, n.order_id, case when ${program}::int is null or n.target->'values'->>'course' is null or exists(
      select from enrolment e join course c on c.id = e.course_id join orders b on b.id = e.order_id
      where e.user_id = n.user_id and c.slug = n.target->'values'->>'course' and (b.program_id = ${program}
        or exists(select from course_program cp where cp.course_id = c.id and cp.program_id = ${program}))) then n.target end as target, o.product_code, p.type as product_type,
    case when a.qr is null then a.payment_url end as payment_url
  from notification n left join orders o on o.id = n.order_id left join payment_product p on p.code = o.product_code
    left join payment_attempt a on a.order_id = o.id and a.status = 'pending'`;

const toNotification = (row: Row): z.input<typeof notificationEntity> => ({
  notifId: row.id,
  topic: topicOf({ topic: row.topic, orderId: row.order_id }),
  status: row.status,
  title: row.title,
  message: row.message,
  isReaded: row.read_at !== null,
  readAt: row.read_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  orderId: row.order_id,
  target: row.target,
  paymentMethod:
    row.product_code === null
      ? null
      : { productCode: row.product_code, productType: row.product_type ?? '', paymentUrl: row.payment_url },
});

/** How many messages the learner has, and how many show the dot (domain `showsUnreadDot`, here as a condition). */
async function countsOf({ pool }: Services, userId: string): Promise<{ total: number; unread: number }> {
  const { rows } = await pool.query<{ total: number; unread: number }>({
    name: 'notification-counts',
    text: `select count(*)::int as total,
        (count(*) filter (where n.read_at is null or (n.status = 'UNPAID' and coalesce(o.status, n.status) = 'UNPAID')))::int as unread
      from notification n left join orders o on o.id = n.order_id and n.status = 'UNPAID' where n.user_id = $1 and n.kind = 'info'`,
    values: [userId],
  });
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Messages, newest first. */
export const notifications = route(entries.notifications, async ({ query, caller, programHeader }, services) => {
  const { userId } = learner(caller);
  const program = await programOf(services, undefined, programHeader);
  const [{ rows }, { total, unread }] = await Promise.all([
    services.pool.query<Row>({
      name: 'notification-page',
      text: `${select('$4')} where n.user_id = $1 and n.kind = 'info' order by n.created_at desc, n.id desc limit $2 offset $3`,
      values: [userId, query.limit, (query.page - 1) * query.limit, program?.id ?? null],
    }),
    countsOf(services, userId),
  ]);
  return { data: rows.map(toNotification), meta: { page: query.page, limit: query.limit, totalData: total, unread } };
});

/** Reading a message twice keeps the first time. */
export const notificationRead = route(entries.notificationRead, async ({ params, caller, programHeader }, services) => {
  const { db, pool, now } = services;
  const { userId } = learner(caller);
  const { notification } = schema;
  await db
    .update(notification)
    .set({ readAt: now() })
    .where(and(eq(notification.id, params.notifId), eq(notification.userId, userId), isNull(notification.readAt)));
  const program = await programOf(services, undefined, programHeader);
  const { rows } = await pool.query<Row>({
    name: 'notification-one',
    text: `${select('$3')} where n.id = $1 and n.user_id = $2`,
    values: [params.notifId, userId, program?.id ?? null],
  });
  const [row] = rows;
  if (!row) throw new ApiError('NOT_FOUND');
  return { data: toNotification(row) };
});

/** Answers how many were unread until now. */
export const notificationsReadAll = route(entries.notificationsReadAll, async ({ caller }, { db, now }) => {
  const { userId } = learner(caller);
  const { notification } = schema;
  const read = await db
    .update(notification)
    .set({ readAt: now() })
    .where(and(eq(notification.userId, userId), eq(notification.kind, 'info'), isNull(notification.readAt)))
    .returning({ id: notification.id });
  return { data: { read: read.length } };
});
