export { NotificationsScreen } from './NotificationsScreen.tsx';
