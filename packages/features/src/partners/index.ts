export { PartnerListScreen } from './PartnerListScreen.tsx';
