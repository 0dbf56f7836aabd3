export { ErrorScreen } from './ErrorScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
