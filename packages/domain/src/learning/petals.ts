/** Up to so many lessons stand as petals, one each; more become a row of dots (docs/look.md#learning-rooms). */
export const PETALS_MOST = 16;

/** How far a petal is dyed: not yet, half while its lesson is in hand, whole when it is done. */
export type Petal = 'undyed' | 'inHand' | 'dyed';

/** A lesson as petals need it. */
export interface PetalLesson {
  id: number;
  state: 'new' | 'begun' | 'done';
  isRequired: boolean;
  /** Came after the learner had finished the course. */
  isLater: boolean;
}

/** Whether a lesson counts for how far the learner is. */
export const isCounted = ({ isRequired, isLater }: Pick<PetalLesson, 'isRequired' | 'isLater'>): boolean =>
  isRequired && !isLater;

/**
 * One petal for each lesson that counts, in the order of the curriculum; null when there are too many for petals.
 * @param currentId lesson that is open
 */
export function petalsOf(lessons: readonly PetalLesson[], currentId: number | null): readonly Petal[] | null {
  const counted = lessons.filter(isCounted);
  if (counted.length > PETALS_MOST) return null;
  return counted.map((lesson) => petalOf(lesson, lesson.id === currentId));
}

/** How far the petal of one lesson is dyed. */
export function petalOf({ state }: Pick<PetalLesson, 'state'>, isCurrent: boolean): Petal {
  if (state === 'done') return 'dyed';
  return isCurrent || state === 'begun' ? 'inHand' : 'undyed';
}

/** Petals where only the number of done lessons is known; null when there are too many for petals. */
export const petalsDone = (done: number, total: number): readonly Petal[] | null =>
  total > PETALS_MOST ? null : Array.from({ length: total }, (_, index) => (index < done ? 'dyed' : 'undyed'));
