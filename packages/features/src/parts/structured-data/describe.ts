import type { CourseDetail, CourseEvent, JobDetail, NewsDetail, TeacherDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { isFree, isOffline } from '@suluh/domain/course';
import { newsVideo } from '@suluh/domain/news';
import { STORAGE_PATH } from '@suluh/domain/picture';
import { onDay } from '@suluh/domain/time';
import { breadcrumbText } from '@suluh/i18n-id/navigation';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { StructuredData } from './JsonLd.tsx';

/** Classes a course is described with, those that begin first: each makes its page heavier. */
const MOST_INSTANCES = 2;

interface Link {
  href: string;
  label: string;
}

/** The way to a page from home, which is added by itself; addresses below the origin. */
export const breadcrumbData = (
  origin: string,
  { homeHref, parents = [], current }: { homeHref: string; parents?: readonly Link[]; current: string },
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ href: homeHref, label: breadcrumbText.home }, ...parents, { href: null, label: current }].map(
    ({ href, label }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href === null ? {} : { item: `${origin}${href}` }),
    }),
  ),
});

/** What a list names, in its order. */
export const itemListData = (urls: readonly string[]): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
});

/** The mark search engines show beside a site. */
const SITE_MARK = '/_ui/logo/tanda.svg';

/** Who runs a site. @param logo full address */
export const organisationData = (name: string, url: string, logo: string): StructuredData => ({
  '@type': 'Organization',
  name,
  url,
  logo,
});

/** Who runs a tenant's site. */
export const organisationOf = (
  tenant: Pick<TenantConfig, 'origin' | 'routes' | 'productName' | 'copy'>,
): StructuredData =>
  organisationData(
    siteName(tenant),
    `${tenant.origin}${pathTo(tenant.routes, 'home')}`,
    `${tenant.origin}${SITE_MARK}`,
  );

/** A site and how it is searched. @param results address of what is found, up to the words */
export const siteData = (name: string, url: string, results: string): StructuredData => ({
  '@type': 'WebSite',
  name,
  url,
  potentialAction: { '@type': 'SearchAction', target: `${results}{q}`, 'query-input': 'required name=q' },
});

const instanceOf = (mode: 'Onsite' | 'Online', event: CourseEvent) => ({
  '@type': 'CourseInstance',
  courseMode: mode,
  startDate: event.startEvent,
  endDate: event.endEvent,
  ...(mode === 'Onsite'
    ? { location: { '@type': 'Place', name: event.venue ?? event.city ?? '', address: event.city ?? '' } }
    : {}),
});

/** Who teaches. @param url full address of their page */
export const personData = (
  { fullname, bio, institutions }: Pick<TeacherDetail, 'fullname' | 'bio' | 'institutions'>,
  url: string,
): StructuredData => ({
  '@type': 'Person',
  name: fullname,
  url,
  ...(bio ? { description: bio } : {}),
  ...(institutions.length > 0
    ? { affiliation: institutions.map(({ name }) => ({ '@type': 'Organization', name })) }
    : {}),
});

/** How long it takes, where that is known. */
const workloadOf = ({ durationMinutes }: CourseDetail) =>
  durationMinutes > 0 ? { courseWorkload: `PT${durationMinutes}M` } : {};

/** A course with its classes to come, which are events; one that is learned at any time has one instance without a date. */
export function courseData(course: CourseDetail, events: readonly CourseEvent[], url: string): StructuredData {
  const mode = isOffline(course.coursetype) ? 'Onsite' : 'Online';
  const coming = events.filter(({ eventStatus }) => eventStatus !== 'expired').slice(0, MOST_INSTANCES);
  return {
    '@type': 'Course',
    name: course.fullname,
    description: course.summary || course.description.slice(0, 300),
    url,
    inLanguage: course.language,
    provider: { '@type': 'Organization', name: course.institution.name },
    ...(course.rating.totalRater > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: course.rating.rating,
            ratingCount: course.rating.totalRater,
            bestRating: 5,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      price: course.priceAfter,
      priceCurrency: 'IDR',
      category: isFree(course) ? 'Free' : 'Paid',
      url,
    },
    hasCourseInstance:
      coming.length > 0
        ? coming.map((event) => instanceOf(mode, event))
        : { '@type': 'CourseInstance', courseMode: mode, ...workloadOf(course) },
  };
}

const OFFERED = { available: 'InStock', full: 'SoldOut', availableSoon: 'PreOrder', expired: 'SoldOut' } as const;

/** The classes of a course to come, as events of their own: where, when, at what price and whether there are seats. */
export function classesData(course: CourseDetail, events: readonly CourseEvent[], url: string): StructuredData[] {
  const isOnsite = isOffline(course.coursetype);
  const coming = events.filter(({ eventStatus }) => eventStatus !== 'expired').slice(0, MOST_INSTANCES);
  return coming.map(({ startEvent, endEvent, venue, city, priceEvent, eventStatus }) => ({
    '@type': 'EducationEvent',
    name: course.fullname,
    startDate: startEvent,
    endDate: endEvent,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnsite ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: isOnsite
      ? { '@type': 'Place', name: venue ?? city ?? '', address: city ?? '' }
      : { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: course.institution.name },
    offers: {
      '@type': 'Offer',
      price: priceEvent,
      priceCurrency: 'IDR',
      availability: `https://schema.org/${OFFERED[eventStatus]}`,
      url,
    },
  }));
}

/** Questions a page answers; the answers stand on it word for word. */
export const faqData = (questions: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const UNITS: Readonly<Record<string, string>> = { month: 'MONTH', year: 'YEAR', day: 'DAY', hour: 'HOUR' };

/** An open vacancy; pay that is hidden is not told. */
export function jobData(job: JobDetail, url: string): StructuredData {
  const { salary, workingLocation, company } = job;
  const unitText = salary && UNITS[salary.period];
  const isTold = salary !== null && !salary.isHidden && unitText && (salary.from || salary.to);
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: [job.description, ...job.tasks, ...job.requirements].filter(Boolean).join('\n'),
    datePosted: job.postedAt,
    ...(job.closesOn ? { validThrough: onDay(job.closesOn, '23:59:59') } : {}),
    ...(job.openings ? { totalJobOpenings: job.openings } : {}),
    url,
    hiringOrganization: { '@type': 'Organization', name: company.title },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(workingLocation.city ? { addressLocality: workingLocation.city } : {}),
        addressCountry: workingLocation.country,
      },
    },
    ...(isTold
      ? {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: salary.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(salary.from ? { minValue: salary.from } : {}),
              ...(salary.to ? { maxValue: salary.to } : {}),
              unitText,
            },
          },
        }
      : {}),
  };
}

/** Who wrote an item: the person who is named, or else the house it comes from, which publishes it in any case. */
function authorOf({ author, contributor }: Pick<NewsDetail, 'author' | 'contributor'>): object {
  const house = contributor ? { '@type': 'Organization', name: contributor } : null;
  const writer = author ? { '@type': 'Person', name: author } : house;
  return { ...(writer ? { author: writer } : {}), ...(house ? { publisher: house } : {}) };
}

/** A news item or article, or the video it is. @param images addresses of its picture, if it has one */
export function newsData(
  item: NewsDetail,
  { url, images }: { url: string; images: readonly string[] },
): StructuredData {
  if (item.startAt !== null)
    return {
      '@type': 'Event',
      name: item.title,
      description: item.summary,
      startDate: item.startAt,
      ...(item.endAt === null ? {} : { endDate: item.endAt }),
      eventAttendanceMode: `https://schema.org/${item.place === '' ? 'Online' : 'Offline'}EventAttendanceMode`,
      location:
        item.place === ''
          ? { '@type': 'VirtualLocation', url }
          : { '@type': 'Place', name: item.place, address: item.place },
      ...(item.contributor ? { organizer: { '@type': 'Organization', name: item.contributor } } : {}),
      ...(images.length > 0 ? { image: images } : {}),
      url,
    };
  const video = item.eventType === 'video' ? newsVideo(item.file) : null;
  if (video)
    return {
      '@type': 'VideoObject',
      name: item.title,
      description: item.summary,
      uploadDate: item.date,
      thumbnailUrl:
        images.length > 0 || video.kind === 'stored' ? images : [`https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`],
      ...(video.kind === 'stored' ? { contentUrl: new URL(`${STORAGE_PATH}/${video.path}`, url).href } : {}),
      url,
    };
  return {
    '@type': item.eventType === 'news' ? 'NewsArticle' : 'Article',
    headline: item.title,
    description: item.summary,
    datePublished: item.date,
    ...authorOf(item),
    ...(images.length > 0 ? { image: images } : {}),
    url,
  };
}
