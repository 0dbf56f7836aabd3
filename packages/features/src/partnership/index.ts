export { partnershipApplicationPage, partnershipPage } from './page.ts';
