export { PartnerListScreen } from './PartnerListScreen.tsx';
export { PartnerScreen } from './PartnerScreen.tsx';
export { partnerMetadata } from './load.ts';
