import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { notification, notificationMeta, promoCard } from '../entities/index.ts';
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
