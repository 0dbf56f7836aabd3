export { WishlistScreen } from './WishlistScreen.tsx';
