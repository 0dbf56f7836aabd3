import { notificationRead, notifications, notificationsReadAll } from './readNotifications.ts';
import { promoNotifications } from './listPromos.ts';

export const notificationRoutes = [notifications, promoNotifications, notificationRead, notificationsReadAll];
