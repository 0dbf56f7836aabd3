import { drawerItemText } from '@suluh/i18n-id/navigation';
import { notificationText } from '@suluh/i18n-id/notification';
import { definePage } from '../parts/page/index.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { PromosScreen } from './PromosScreen.tsx';

/** Messages about orders, and promos worth telling about. */
export const notificationPage = definePage('notification', {
  words: notificationText.title,
  Screen: NotificationsScreen,
});

/** The promos of the menu. */
export const referralPromoPage = definePage('referralPromo', { words: drawerItemText.promo, Screen: PromosScreen });
