export { FlashSaleScreen } from './FlashSaleScreen.tsx';
