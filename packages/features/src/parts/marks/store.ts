/**
 * What the visitor wished for and owns, laid over the shared pages. All cards of a page ask in one batched request
 * (GET course/marks); the hearts change it. Browser only.
 */
export interface CourseMarks {
  wished: boolean;
  owned: boolean;
  /** Schedule the course is owned with. */
  ownedEventIds: readonly number[];
  /** Order of the visitor in which the course waits to be paid. */
  waitingOrderId: string | null;
}

/** What the API answers about the courses of a page. */
export interface MarksAnswer {
  wishlisted: number[];
  owned: number[];
  ownedEvents: number[];
  waiting: { courseId: number; orderId: string }[];
  reviews: string[];
  likedReviews: string[];
}

/** Nothing wished for and nothing owned: one value, so that nobody renders again to learn of it. */
export const NONE: CourseMarks = { wished: false, owned: false, ownedEventIds: [], waitingOrderId: null };
const BATCH_SIZE = 200;

type Listener = () => void;

/** One store a page; `load` answers for the ids it is asked about. */
export class MarksStore {
  readonly #marks = new Map<number, CourseMarks>();
  /** Reviews the visitor wrote, of the courses asked for. */
  readonly ownReviews = new Set<string>();
  /** Reviews the visitor found helpful, of the courses asked for. */
  readonly likedReviews = new Set<string>();
  readonly #waiting = new Set<number>();
  /** Courses that are waited for no more, and whether their marks are known. */
  readonly #settled = new Map<number, boolean>();
  readonly #asked = new Set<number>();
  readonly #listeners = new Set<Listener>();
  readonly #load: (courseIds: number[]) => Promise<MarksAnswer | null>;
  #scheduled = false;

  /** @param load answers null where no answer came */
  constructor(load: (courseIds: number[]) => Promise<MarksAnswer | null>) {
    this.#load = load;
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  marksOf(courseId: number): CourseMarks {
    return this.#marks.get(courseId) ?? NONE;
  }

  /** Whether a course is wished for; undefined until that is known, null when it will not be. */
  wishOf(courseId: number): boolean | null | undefined {
    const isKnown = this.#settled.get(courseId);
    return isKnown ? this.marksOf(courseId).wished : isKnown === false ? null : undefined;
  }

  /** Asks for a course with the next batch; a course is asked for once. */
  request(courseId: number): void {
    if (this.#asked.has(courseId)) return;
    this.#asked.add(courseId);
    this.#waiting.add(courseId);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setTimeout(() => void this.#flush(), 0);
  }

  setWished(courseId: number, wished: boolean): void {
    this.#mark(courseId, { wished });
    this.#settled.set(courseId, true);
    this.#tell();
  }

  #mark(courseId: number, change: Partial<CourseMarks>): void {
    this.#marks.set(courseId, { ...this.marksOf(courseId), ...change });
  }

  async #flush(): Promise<void> {
    this.#scheduled = false;
    const ids = [...this.#waiting];
    this.#waiting.clear();
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE);
      const answer = await this.#load(batch);
      for (const id of batch) this.#settled.set(id, answer !== null);
      if (answer === null) continue;
      const { wishlisted, owned, ownedEvents, waiting, reviews = [], likedReviews = [] } = answer;
      for (const id of wishlisted) this.#mark(id, { wished: true });
      for (const id of reviews) this.ownReviews.add(id);
      for (const id of likedReviews) this.likedReviews.add(id);
      for (const id of owned) this.#mark(id, { owned: true, ownedEventIds: ownedEvents });
      for (const { courseId, orderId } of waiting) this.#mark(courseId, { waitingOrderId: orderId });
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
