import { INTERNSHIP_ROUTES, MAIN_ROUTES, pathTo, programRoutes, type PageName } from '@suluh/domain/address';
import type { LandingPage } from '@suluh/domain/staff';

type Fields = Readonly<Record<string, unknown>>;
type Place = (record: Fields, now: Date) => string | null;

/** The home of the site. */
export const HOME = pathTo(MAIN_ROUTES, 'home');
/** Pages whose words staff write; each is named by its path. */
const WRITTEN: readonly string[] = (['help', 'contact', 'aboutUs', 'terms', 'privacy'] satisfies PageName[]).map(
  (name) => pathTo(MAIN_ROUTES, name),
);

/** Whether something stands on the pages at a moment, by its dates; none: always. */
const isOn = ({ startAt, endAt }: Fields, now: Date): boolean =>
  (typeof startAt !== 'string' || Date.parse(startAt) <= now.getTime()) &&
  (typeof endAt !== 'string' || Date.parse(endAt) > now.getTime());
const isPublished = (record: Fields): boolean => record['isPublished'] === true;
/** Of the site itself; what is of a programme names it by a number, which no address has. */
const isOfSite = ({ programId }: Fields): boolean => programId == null;
const named = (record: Fields, name: 'slug' | 'code'): string => String(record[name]);

const homeOf = (slug: string): string => pathTo(programRoutes(slug, 'program'), 'home');

/** Where the landing pages of the site stand. */
const LANDINGS: Readonly<Record<LandingPage, string>> = {
  enterprise: pathTo(MAIN_ROUTES, 'enterprise'),
  prakerja: pathTo(MAIN_ROUTES, 'prakerja'),
  ukm: pathTo(MAIN_ROUTES, 'smallBusiness'),
  internship: pathTo(INTERNSHIP_ROUTES, 'home'),
};

function landingAt({ isPublished: isOut, page, programSlug }: Fields): string | null {
  if (isOut !== true) return null;
  return typeof programSlug === 'string' ? homeOf(programSlug) : (LANDINGS[page as LandingPage] ?? null);
}

const PLACES: Readonly<Record<string, Place>> = {
  course: (record) => (isPublished(record) ? pathTo(MAIN_ROUTES, 'course', { slug: named(record, 'slug') }) : null),
  event: (record) =>
    isOfSite(record) && record['cancelledAt'] == null
      ? pathTo(MAIN_ROUTES, 'course', { slug: String(record['courseId']) })
      : null,
  'flash-sale': (record, now) => (isOn(record, now) ? pathTo(MAIN_ROUTES, 'flashSale') : null),
  banner: (record, now) => (isPublished(record) && isOfSite(record) && isOn(record, now) ? HOME : null),
  testimonial: (record) => (isPublished(record) && isOfSite(record) ? HOME : null),
  company: (record) => (isPublished(record) ? pathTo(MAIN_ROUTES, 'enterprise') : null),
  news: (record, now) =>
    isPublished(record) && Date.parse(String(record['publishedAt'])) <= now.getTime()
      ? pathTo(MAIN_ROUTES, 'news', { slug: named(record, 'slug') })
      : null,
  job: (record) => (isPublished(record) ? pathTo(MAIN_ROUTES, 'job', { slug: named(record, 'slug') }) : null),
  page: ({ id }) => WRITTEN.find((path) => path === `/${String(id)}`) ?? null,
  collection: (record) =>
    isPublished(record) && isOfSite(record) ? pathTo(MAIN_ROUTES, 'collection', { slug: named(record, 'slug') }) : null,
  'catalogue-category': (record) => pathTo(MAIN_ROUTES, 'category', { slug: named(record, 'slug') }),
  institution: (record) => pathTo(MAIN_ROUTES, 'partner', { code: named(record, 'code') }),
  teacher: (record) => pathTo(MAIN_ROUTES, 'teacher', { slug: named(record, 'slug') }),
  programme: (record) => homeOf(named(record, 'slug')),
  landing: landingAt,
};

/**
 * Path of the page of the site that shows a record, as far as visitors see it now; null where they see nothing of it, or
 * only what is drawn for each of them.
 */
export const shownAt = (resource: string, record: object, now: Date): string | null =>
  PLACES[resource]?.(record as Fields, now) ?? null;
