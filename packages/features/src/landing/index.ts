export { enterpriseLeadPage, enterprisePage, prakerjaPage } from './page.ts';
