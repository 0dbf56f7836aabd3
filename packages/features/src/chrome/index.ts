export { SiteDocument } from './SiteDocument.tsx';
export { SiteLayout } from './SiteLayout.tsx';
