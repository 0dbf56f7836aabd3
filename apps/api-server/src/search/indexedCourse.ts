/** Event as listings look at it; instants in seconds since 1970. */
export interface IndexedEvent {
  city: string | null;
  start: number;
  end: number;
}

/** The values of a published course that filters and orders look at: `course_search.facets` of migration 0001. */
export interface CourseFacets {
  type: string;
  price: number;
  partner: string;
  partnerName: string;
  internal: boolean;
  city: string | null;
  education: string | null;
  minAge: number | null;
  maxAge: number | null;
  rating: number;
  /** Seconds since 1970. */
  published: number;
  categories: number[];
  programs: string[];
  roles: number[];
  events: IndexedEvent[];
}

/** A course in the index. */
export interface IndexedCourse extends CourseFacets {
  id: number;
  popularity: number;
}
