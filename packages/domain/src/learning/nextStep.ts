/** Where a lesson leads once it is done. */
export type NextStep = { kind: 'lesson' | 'test'; id: number } | { kind: 'finished' } | { kind: 'course' };

/**
 * What follows a lesson: the next of the curriculum, else what is left to do, else the finished moment, or the page of
 * the course while something is missing that is done elsewhere.
 */
export function nextStep(
  lesson: { id: number; nextId: number | null },
  learning: { next: { kind: 'lesson' | 'test'; id: number } | null; completedAt: string | null },
): NextStep {
  if (lesson.nextId !== null) return { kind: 'lesson', id: lesson.nextId };
  const { next, completedAt } = learning;
  if (next && !(next.kind === 'lesson' && next.id === lesson.id)) return { kind: next.kind, id: next.id };
  return completedAt === null ? { kind: 'course' } : { kind: 'finished' };
}
