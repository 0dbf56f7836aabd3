import {
  NOTIFICATION_PAGES,
  NOTIFICATION_TOPICS,
  PREFERRED_KINDS,
  PREFERRED_WAYS,
  type PreferredKind,
  type PreferredWay,
} from '@suluh/domain/notification';
import { z } from 'zod';
import { instant } from '../envelope.ts';
import { transactionStatus } from './order.ts';

/** Message to the learner (docs/product/notification.md). `isReaded` is spelt as the specification spells it. */
export const notification = z
  .object({
    notifId: z.uuid(),
    topic: z.enum(NOTIFICATION_TOPICS).describe('What it is about'),
    status: transactionStatus.nullable().describe('Status of the order it tells about'),
    title: z.string(),
    message: z.string(),
    isReaded: z.boolean(),
    readAt: instant.nullable(),
    createdAt: instant,
    orderId: z.string().nullable(),
    target: z
      .object({ page: z.enum(NOTIFICATION_PAGES), values: z.record(z.string(), z.string()) })
      .nullable()
      .describe('Page it leads to, and what the address of that names'),
    paymentMethod: z
      .object({ productCode: z.string(), productType: z.string(), paymentUrl: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'Notification' });

/** Added to the page of notifications: how many show the dot (docs/product/notification.md#dot). */
export const notificationMeta = z.object({ unread: z.int().min(0) });

const ways = z.object(
  Object.fromEntries(PREFERRED_WAYS.map((way) => [way, z.boolean()])) as Record<PreferredWay, z.ZodBoolean>,
);

/** What a learner wants to be told, and how. */
export const notificationPreference = z.object(
  Object.fromEntries(PREFERRED_KINDS.map((kind) => [kind, ways])) as Record<PreferredKind, typeof ways>,
);

const base64Url = z.string().regex(/^[\w-]+={0,2}$/);

/** What a browser's `PushSubscription.toJSON()` gives, by which it is rung (RFC 8030, RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: base64Url.min(80).max(100), auth: base64Url.min(16).max(40) }),
});
