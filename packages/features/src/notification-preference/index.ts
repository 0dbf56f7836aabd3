export { notificationPreferencePage, unsubscribePage } from './page.ts';
