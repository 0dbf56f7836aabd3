import type { CourseFacets } from './courseProjection.ts';

/** A course in the index. */
export interface IndexedCourse extends CourseFacets {
  id: number;
  popularity: number;
}
