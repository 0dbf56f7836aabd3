export {
  breadcrumbData,
  classesData,
  courseData,
  faqData,
  jobData,
  newsData,
  organisationOf,
  personData,
  siteData,
} from './describe.ts';
export { JsonLd, JsonLdScript } from './JsonLd.tsx';
export { ListData, listDataText } from './ListData.tsx';
export { Way } from './Way.tsx';
