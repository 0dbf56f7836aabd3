export { RefreshAt } from './RefreshAt.tsx';
