/** Kinds of lessons (docs/product/learning.md#lessons). */
export type LessonKind = 'video' | 'article' | 'file' | 'link' | 'live' | 'quiz' | 'assignment';

/** When a lesson counts: watched to 90 %, said to be finished, its quiz passed, work handed in. */
export type LessonRule = 'watched' | 'opened' | 'passed' | 'handed-in';

const RULE_OF: Record<LessonKind, LessonRule> = {
  video: 'watched',
  article: 'opened',
  file: 'opened',
  link: 'opened',
  live: 'opened',
  quiz: 'passed',
  assignment: 'handed-in',
};

/**
 * The rule a lesson is judged by: its own, else that of its kind. What nobody could ever meet, such as watching a
 * recording that is not there, becomes opening it: no lesson stands in the way of a certificate for ever
 * (docs/product/learning.md#done).
 */
export function ruleOf(lesson: {
  kind: LessonKind;
  rule: LessonRule | null;
  recordingSeconds: number;
  hasQuestions: boolean;
}): LessonRule {
  const rule = lesson.rule ?? RULE_OF[lesson.kind];
  if (rule === 'watched' && lesson.recordingSeconds === 0) return 'opened';
  if (rule === 'passed' && !lesson.hasQuestions) return 'opened';
  return rule;
}

/** Share of a recording that has to be watched, in percent. */
export const WATCHED_ENOUGH_PERCENT = 90;

/** How much of a recording was watched, in whole percent; 100 only for all of it. Seconds. */
export const watchedPercent = (watchedSeconds: number, recordingSeconds: number): number =>
  recordingSeconds <= 0 ? 0 : Math.min(100, Math.floor((watchedSeconds * 100) / recordingSeconds));

/** What is known of one learner in one lesson. */
export interface LessonFacts {
  rule: LessonRule;
  watchedSeconds: number;
  recordingSeconds: number;
  isFinished: boolean;
  isPassed: boolean;
  isHandedIn: boolean;
}

/** Whether a lesson counts as done (docs/product/learning.md#done). */
export function isLessonDone(facts: LessonFacts): boolean {
  switch (facts.rule) {
    case 'watched':
      return watchedPercent(facts.watchedSeconds, facts.recordingSeconds) >= WATCHED_ENOUGH_PERCENT;
    case 'opened':
      return facts.isFinished;
    case 'passed':
      return facts.isPassed;
    case 'handed-in':
      return facts.isHandedIn;
  }
}
