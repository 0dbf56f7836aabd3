export { NotificationsScreen } from './NotificationsScreen.tsx';
export { PromosScreen } from './PromosScreen.tsx';
