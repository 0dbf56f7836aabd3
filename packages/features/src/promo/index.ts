export { promoMetadata, PromoScreen } from './PromoScreen.tsx';
