export { SellerPage } from './SellerPage.tsx';
export { SettlementList } from './SettlementList.tsx';
export { SettlementShow } from './SettlementShow.tsx';
