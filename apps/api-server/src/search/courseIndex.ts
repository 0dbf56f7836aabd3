import { UPCOMING } from '@suluh/domain/listing';
import { setImmediate } from 'node:timers/promises';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import type { SortValue } from '@suluh/domain/listing';
import { Bitset } from './bitset.ts';
import type { Dimension } from './dimension.ts';
import type { IndexedCourse } from './indexedCourse.ts';
import { partsOf, pricesOf, type FacetName, type FlashPrices, type IndexParts } from './indexParts.ts';

/** Stands for no upper age. */
const OLDEST = 999;

/** Runs steps without stopping between them. */
function allOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * All published courses by what they are filtered and sorted by, in memory: derived from course_search, so that a
 * listing with its facets costs the same few milliseconds at 100,000 courses and leaves the database alone
 * (tooling/decisions/0002). Built for one moment: which events are still to come is fixed by `now`, and prices by the
 * flash sales given.
 */
export class CourseIndex {
  readonly size: number;
  readonly orders: Record<SortValue, Uint32Array>;
  readonly facets: Record<FacetName, Dimension>;
  readonly programs: Dimension;
  readonly all: Bitset;
  readonly partnerNames: ReadonlyMap<string, string>;
  /** Courses by type code, and our own ones and partners'. */
  readonly types: Dimension;
  readonly providers: Dimension;
  private readonly courses: readonly IndexedCourse[];
  private readonly pricesRupiah: Float64Array;
  private readonly minAges: Int16Array;
  private readonly maxAges: Int16Array;
  private readonly slots: ReadonlyMap<number, number>;

  private constructor({ courses, orders, pricesRupiah, facets, programs, types, providers }: IndexParts) {
    this.courses = courses;
    this.pricesRupiah = pricesRupiah;
    this.orders = orders;
    this.facets = facets;
    this.programs = programs;
    this.types = types;
    this.providers = providers;
    this.size = courses.length;
    this.slots = new Map(courses.map((course, slot) => [course.id, slot]));
    this.all = Bitset.full(courses.length);
    this.partnerNames = new Map(courses.map((course) => [course.partner, course.partnerName]));
    this.minAges = Int16Array.from(courses, ({ minAge }) => Math.min(minAge ?? 0, OLDEST));
    this.maxAges = Int16Array.from(courses, ({ maxAge }) => Math.min(maxAge ?? OLDEST, OLDEST));
  }

  /** Builds it at once. */
  static of(courses: Iterable<IndexedCourse>, now: Date, flash: FlashPrices = new Map()): CourseIndex {
    return new CourseIndex(allOf(partsOf(courses, now, flash)));
  }

  /** The same courses under other flash-sale prices: a few milliseconds, and every course keeps its slot. */
  repriced(flash: FlashPrices): CourseIndex {
    const { courses, orders, facets, programs, types, providers } = this;
    const priced = allOf(pricesOf(courses, flash));
    return new CourseIndex({
      courses,
      orders: { ...orders, ...priced.orders },
      pricesRupiah: priced.pricesRupiah,
      facets: { ...facets, price: priced.facet },
      programs,
      types,
      providers,
    });
  }

  /** Builds it in steps of some tens of milliseconds, letting other requests through between them. */
  static async inSteps(courses: Iterable<IndexedCourse>, now: Date, flash: FlashPrices): Promise<CourseIndex> {
    const steps = partsOf(courses, now, flash);
    for (;;) {
      const step = steps.next();
      if (step.done) return new CourseIndex(step.value);
      await setImmediate();
    }
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

  /** Courses that cost so much now; null for no bound. */
  pricedBetween(leastRupiah: number | null, mostRupiah: number | null): Bitset {
    const set = new Bitset(this.size);
    const [least, most] = [leastRupiah ?? 0, mostRupiah ?? Infinity];
    for (const [slot, price] of this.pricesRupiah.entries()) if (price >= least && price <= most) set.add(slot);
    return set;
  }

  /** Free courses that can be begun: learned alone, or with a date to come. */
  get registrable(): Bitset {
    const { price, role } = this.facets;
    return price.any(['free']).and(this.types.any(['a']).or(role.any([UPCOMING])));
  }

  /** Courses of Prakerja. */
  get prakerja(): Bitset {
    return this.facets.category.any([String(PRAKERJA_CATEGORY_ID)]);
  }
}
