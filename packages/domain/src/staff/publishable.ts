/** What a course needs before people may see it (docs/product/staff.md#publishing). */
export interface PublishingFacts {
  summary: string;
  description: string;
  categoryCount: number;
  /** Of kind c or d, which takes place at a time. */
  needsSchedule: boolean;
  /** Schedules that have not ended. */
  comingEventCount: number;
  lessonCount: number;
  /** Lessons nobody could do by the rule they state (docs/product/learning.md#publishing). */
  unmeetableLessonCount: number;
}

/** One thing that is missing. */
export type Missing = 'summary' | 'description' | 'category' | 'lesson' | 'schedule' | 'unmeetable';

/** What is missing before a course may be published, in the order its form asks for it; none: it may. */
export function missingForPublishing(facts: PublishingFacts): Missing[] {
  const asked: [Missing, boolean][] = [
    ['summary', facts.summary.trim() === ''],
    ['description', facts.description.trim() === ''],
    ['category', facts.categoryCount === 0],
    ['lesson', !facts.needsSchedule && facts.lessonCount === 0],
    ['schedule', facts.needsSchedule && facts.comingEventCount === 0],
    ['unmeetable', facts.unmeetableLessonCount > 0],
  ];
  return asked.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}

/** What a change takes away that publishing asks for: a published course is never left without it. */
export const lostForPublishing = (before: readonly Missing[], after: readonly Missing[]): Missing[] =>
  after.filter((each) => !before.includes(each));
