export { notificationPage, referralPromoPage } from './page.ts';
