export { breadcrumbData, courseData, itemListData, jobData, newsData, organisationData, siteData } from './describe.ts';
export { JsonLd } from './JsonLd.tsx';
