import { notificationRead, notifications, notificationsReadAll } from './notification.ts';
import { promoNotifications } from './promos.ts';

export const notificationRoutes = [notifications, promoNotifications, notificationRead, notificationsReadAll];
