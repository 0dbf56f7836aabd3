import { notificationRead, notifications, notificationsReadAll } from './readNotifications.ts';
import { preferenceRoutes } from './preference.ts';
import { pushRoutes } from './pushDevices.ts';
import { promoNotifications } from './listPromos.ts';

export const notificationRoutes = [
  notifications,
  promoNotifications,
  notificationRead,
  notificationsReadAll,
  ...preferenceRoutes,
  ...pushRoutes,
];
