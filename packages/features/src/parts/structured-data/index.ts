export { breadcrumbData, courseData, jobData, newsData, organisationData, siteData, SITE_MARK } from './describe.ts';
export { JsonLd } from './JsonLd.tsx';
export { ListData } from './ListData.tsx';
