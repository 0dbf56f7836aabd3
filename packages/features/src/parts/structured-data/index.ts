export { breadcrumbData, courseData, itemListData, jobData, newsData, siteData } from './describe.ts';
export { JsonLd } from './JsonLd.tsx';
