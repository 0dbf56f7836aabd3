import { isOffline, PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { PRICE_BUCKETS, priceBounds, type SortValue } from '@suluh/domain/listing';
import { Bitset } from './bitset.ts';
import { Dimension } from './dimension.ts';
import type { IndexedCourse } from './indexedCourse.ts';
import { ordersOf } from './order.ts';

/** Filters that are facets too, in the order answers list them. */
export const FACET_NAMES = ['courseType', 'locationEvent', 'location', 'role', 'category', 'price', 'education', 'rating', 'lp'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Value of the role filter for courses with an event to come. */
export const UPCOMING = 'upcoming';

/** Stands for no upper age. */
const OLDEST = 999;

const some = (value: string | null): string[] => (value === null || value === '' ? [] : [value]);

const priceBucket = (price: number): string[] =>
  PRICE_BUCKETS.filter((bucket) => {
    const { minRupiah, maxRupiah } = priceBounds(bucket);
    return price >= minRupiah && (maxRupiah === null || price <= maxRupiah);
  });

const ratingsReached = (rating: number): string[] => ['5', '4', '3', '2', '1'].filter((star) => rating >= Number(star));

/**
 * All published courses by what they are filtered and sorted by, in memory: derived from course_search, so that a listing
 * with its facets costs the same few milliseconds at 100,000 courses and leaves the database alone (decision 0002).
 * Built for one moment: which events are still to come is fixed by `now`.
 */
export class CourseIndex {
  readonly size: number;
  readonly orders: Record<SortValue, Uint32Array>;
  readonly facets: Record<FacetName, Dimension>;
  readonly programs: Dimension;
  readonly all: Bitset;
  readonly partnerNames: ReadonlyMap<string, string>;
  private readonly courses: readonly IndexedCourse[];
  private readonly minAges: Int16Array;
  private readonly maxAges: Int16Array;
  /** Courses by type code, and our own ones and partners'. */
  readonly types: Dimension;
  readonly providers: Dimension;
  private readonly slots: ReadonlyMap<number, number>;

  constructor(given: Iterable<IndexedCourse>, now: Date) {
    const courses = [...given].sort((left, right) => right.popularity - left.popularity || left.id - right.id);
    const seconds = now.getTime() / 1000;
    const dimension = (valuesOf: (course: IndexedCourse) => readonly string[]) => new Dimension(courses.length, (slot) => valuesOf(courses[slot]!));
    const coming = (course: IndexedCourse) => course.events.filter((event) => event.end > seconds);
    this.courses = courses;
    this.size = courses.length;
    this.slots = new Map(courses.map((course, slot) => [course.id, slot]));
    this.all = Bitset.full(courses.length);
    this.orders = ordersOf(courses);
    this.programs = dimension((course) => course.programs);
    this.types = dimension((course) => [course.type]);
    this.providers = dimension((course) => [course.internal ? 'internal' : 'partner']);
    this.minAges = Int16Array.from(courses, ({ minAge }) => Math.min(minAge ?? 0, OLDEST));
    this.maxAges = Int16Array.from(courses, ({ maxAge }) => Math.min(maxAge ?? OLDEST, OLDEST));
    this.partnerNames = new Map(courses.map((course) => [course.partner, course.partnerName]));
    this.facets = {
      courseType: dimension((course) => [isOffline({ id: course.type }) ? 'offline' : 'online']),
      locationEvent: dimension((course) => [...new Set(coming(course).flatMap((event) => some(event.city)))]),
      location: dimension((course) => some(course.city)),
      role: dimension((course) => [...course.roles.map(String), ...(coming(course).some((event) => event.start > seconds) ? [UPCOMING] : [])]),
      category: dimension((course) => course.categories.map(String)),
      price: dimension((course) => priceBucket(course.price)),
      education: dimension((course) => some(course.education)),
      rating: dimension((course) => ratingsReached(course.rating)),
      lp: dimension((course) => [course.partner]),
    };
  }

  idAt(slot: number): number {
    return this.courses[slot]!.id;
  }

  slotOf(id: number): number | undefined {
    return this.slots.get(id);
  }

  /** Courses whose id is in the list; unpublished and unknown ones are left out. */
  ofIds(ids: Iterable<number>): Bitset {
    const set = new Bitset(this.size);
    for (const id of ids) {
      const slot = this.slots.get(id);
      if (slot !== undefined) set.add(slot);
    }
    return set;
  }

  /** Those of `within` that are open to somebody between these ages. */
  forAges(min: number, max: number, within: Bitset): Bitset {
    const set = new Bitset(this.size);
    within.forEach((slot) => {
      if (this.minAges[slot]! <= max && this.maxAges[slot]! >= min) set.add(slot);
    });
    return set;
  }

  /** Courses of Prakerja. */
  get prakerja(): Bitset {
    return this.facets.category.any([String(PRAKERJA_CATEGORY_ID)]);
  }
}
