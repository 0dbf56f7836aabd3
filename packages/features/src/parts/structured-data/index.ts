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
export { JsonLd } from './JsonLd.tsx';
export { ListData } from './ListData.tsx';
