import { PREFERRED_KINDS } from '@suluh/domain/notification';
import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import {
  notification,
  notificationMeta,
  notificationPreference,
  promoCard,
  pushSubscription,
} from '../entities/index.ts';
import { pageQuery } from '../envelope.ts';

export const notifications = defineEntry({
  id: 'notification.list',
  method: 'GET',
  path: '/api/notification',
  auth: 'B',
  summary: 'Messages to the learner, newest first',
  query: pageQuery,
  data: z.array(notification),
  paged: notificationMeta,
});

export const promoNotifications = defineEntry({
  id: 'notification.promo',
  method: 'GET',
  path: '/api/notification/promo',
  auth: 'B',
  summary: 'Promos worth telling about, soonest to end first',
  query: pageQuery,
  data: z.array(promoCard),
  paged: true,
});

export const notificationRead = defineEntry({
  id: 'notification.read',
  method: 'PATCH',
  path: '/api/notification/{notifId}/read',
  auth: 'B',
  summary: 'Mark a message read',
  params: z.object({ notifId: z.uuid() }),
  data: notification,
  errors: [404],
});

export const notificationsReadAll = defineEntry({
  id: 'notification.readAll',
  method: 'POST',
  path: '/api/notification/read-all',
  auth: 'B',
  summary: 'Mark every message read',
  data: z.object({ read: z.int().min(0) }),
});

export const preference = defineEntry({
  id: 'notification.preference',
  method: 'GET',
  path: '/api/notification/preference',
  auth: 'B',
  summary: 'What the learner wants to be told, and how',
  data: notificationPreference,
});

export const preferenceChange = defineEntry({
  id: 'notification.preferenceChange',
  method: 'PUT',
  path: '/api/notification/preference',
  auth: 'B',
  summary: 'Choose what to be told, and how; of orders, tickets and security all are told',
  body: notificationPreference,
  data: notificationPreference,
});

export const push = defineEntry({
  id: 'notification.push',
  method: 'GET',
  path: '/api/notification/push',
  auth: 'B',
  summary: 'How a device of the learner asks to be rung',
  data: z.object({
    publicKey: z
      .string()
      .nullable()
      .describe('Our key, which a browser asks its push service with; null where nobody rings'),
    devices: z.int().min(0).describe('Devices of the learner that ring'),
  }),
});

export const pushOn = defineEntry({
  id: 'notification.pushOn',
  method: 'PUT',
  path: '/api/notification/push',
  auth: 'B',
  summary: 'Ring this device for the learner, as long as this login goes on; it is told so at once',
  body: pushSubscription,
  data: z.object({ isOn: z.literal(true) }),
  errors: [400, 404],
});

export const pushOff = defineEntry({
  id: 'notification.pushOff',
  method: 'POST',
  path: '/api/notification/push/off',
  auth: 'B',
  summary: 'Ring this device no more',
  body: pushSubscription.pick({ endpoint: true }),
  data: z.object({ isOn: z.literal(false) }),
});

const link = z.object({ key: z.uuid(), kind: z.enum(PREFERRED_KINDS) });

export const unsubscribed = defineEntry({
  id: 'notification.unsubscribed',
  method: 'GET',
  path: '/api/notification/unsubscribe',
  auth: 'P',
  summary: 'Whether mails of a kind still go to whoever a link of such a mail names',
  query: link,
  data: z.object({ isOn: z.boolean() }),
  errors: [404],
});

export const unsubscribe = defineEntry({
  id: 'notification.unsubscribe',
  method: 'POST',
  path: '/api/notification/unsubscribe',
  auth: 'P',
  summary: 'Send no more mails of a kind to whoever a link of such a mail names',
  body: link,
  data: z.object({ isOn: z.boolean() }),
  errors: [404],
});

export const unsubscribeAtOnce = defineEntry({
  id: 'notification.unsubscribeAtOnce',
  method: 'POST',
  path: '/api/notification/unsubscribe/one-click',
  auth: 'P',
  summary: 'The same, as a mail program asks for it by the headers of a mail (RFC 8058)',
  description: 'What is posted says List-Unsubscribe=One-Click and is not read.',
  isBodyUnread: true,
  query: link,
  data: z.object({ isOn: z.boolean() }),
  errors: [404],
});
