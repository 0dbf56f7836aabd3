import { DAY_SECONDS } from '../time/index.ts';
import { isPageAt, type Routes } from '../address/index.ts';
import { LISTING_PARAMS } from '../listing/index.ts';

/** What pages report (docs/product/analytics.md). */
export const EVENT_NAMES = [
  'impression',
  'course_click',
  'partner_click',
  'filter',
  'filter_reset',
  'share',
  'promo_use',
  'review_sort',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** What is said of an event: words of the page, never of its visitor. */
export const EVENT_PROPERTIES = [
  'course',
  'from',
  'page',
  'path',
  'partner',
  'filter',
  'value',
  'order',
  'promo',
] as const;
export type EventProperty = (typeof EVENT_PROPERTIES)[number];

/** One thing that happened, by the page's own words: never who did it, nor anything they wrote. */
export interface PageEvent {
  name: EventName;
  properties: Readonly<Partial<Record<EventProperty, string | number>>>;
}

/** Cookie that says that its visitor lets pages report; without it, or with another value, they do not. */
export const ANALYTICS_COOKIE = 'suluh-statistik';
/** How long the choice is remembered, in seconds: a year. */
export const ANALYTICS_MAX_AGE_SECONDS = 365 * DAY_SECONDS;

/** Most events of one report (the API takes no more). */
export const MOST_EVENTS = 100;

/** Filters whose value would say something about the visitor: named without it. */
const PRIVATE: ReadonlySet<string> = new Set(['min_age', 'max_age', 'education']);
/** What somebody wrote, and what is no filter. */
const UNREPORTED: ReadonlySet<string> = new Set(['q', 'page', 'limit']);

const listingParam = (field: string): string | null => {
  const name = field.replace(/\[\]$/, '');
  return (LISTING_PARAMS as readonly string[]).includes(name) && !UNREPORTED.has(name) ? name : null;
};

/** The last part of a path, such as the slug of a course. */
function lastPart(path: string): string {
  const part = path.split('/').at(-1)!;
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % in an address somebody typed
  }
}

const isCourse = (routes: Pick<Routes, 'base'>, { pathname }: URL): boolean => isPageAt(routes, 'course', pathname);

/** The course a link shows; null for any other link. */
export const courseOf = (routes: Pick<Routes, 'base'>, target: URL): string | null =>
  isCourse(routes, target) ? lastPart(target.pathname) : null;

/** What following a link says; null where it says nothing that is reported. */
export function clickEvent(routes: Pick<Routes, 'base'>, here: URL, target: URL): PageEvent | null {
  if (target.origin !== here.origin) return null;
  const onSamePage = target.pathname === here.pathname;
  const order = target.searchParams.get('urutan');
  if (onSamePage && isCourse(routes, target) && order !== here.searchParams.get('urutan'))
    return { name: 'review_sort', properties: { order: order ?? 'desc' } };
  if (onSamePage) {
    const had = [...here.searchParams.keys()].some((field) => listingParam(field) !== null);
    const has = [...target.searchParams.keys()].some((field) => listingParam(field) !== null);
    return had && !has ? { name: 'filter_reset', properties: { path: here.pathname } } : null;
  }
  if (isPageAt(routes, 'partner', target.pathname))
    return { name: 'partner_click', properties: { partner: lastPart(target.pathname) } };
  const course = courseOf(routes, target);
  return course === null ? null : { name: 'course_click', properties: { course, from: here.pathname } };
}

/** What a change of a field says; null for a field that is no filter of a list. */
export function filterEvent(field: string, value: string): PageEvent | null {
  const filter = listingParam(field);
  if (filter === null) return null;
  return { name: 'filter', properties: PRIVATE.has(filter) ? { filter } : { filter, value: value.slice(0, 100) } };
}
