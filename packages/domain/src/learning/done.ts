/** Kinds of lessons (docs/product/learning.md#lessons). */
export type LessonKind = 'video' | 'article' | 'file' | 'link' | 'live' | 'quiz' | 'assignment' | 'scorm';

/**
 * When a lesson counts: watched to 90 %, said to be finished, its quiz passed, work handed in, marked well enough, or
 * reported as done by its package.
 */
export const LESSON_RULES = ['watched', 'opened', 'passed', 'handed-in', 'marked', 'reported'] as const;
export type LessonRule = (typeof LESSON_RULES)[number];

const RULE_OF: Record<LessonKind, LessonRule> = {
  video: 'watched',
  article: 'opened',
  file: 'opened',
  link: 'opened',
  live: 'opened',
  quiz: 'passed',
  assignment: 'handed-in',
  scorm: 'reported',
};

const RULES_OF: Partial<Record<LessonKind, readonly LessonRule[]>> = {
  video: ['watched', 'opened'],
  quiz: ['passed', 'opened'],
  assignment: ['handed-in', 'marked', 'opened'],
  scorm: ['reported', 'opened'],
};

/** The rules staff may choose from for a lesson, that of its kind first (docs/product/learning.md#done). */
export const rulesOfKind = (kind: LessonKind): readonly LessonRule[] => RULES_OF[kind] ?? [RULE_OF[kind]];

/**
 * The rule a lesson is judged by: its own, else that of its kind. What nobody could ever meet, such as watching a
 * recording that is not there, becomes opening it: no lesson stands in the way of a certificate for ever
 * (docs/product/learning.md#done).
 */
export function ruleOf(lesson: MeetableFacts & { rule: LessonRule | null }): LessonRule {
  const rule = lesson.rule ?? RULE_OF[lesson.kind];
  return canMeet(rule, lesson) ? rule : 'opened';
}

interface MeetableFacts {
  kind: LessonKind;
  recordingSeconds: number;
  hasQuestions: boolean;
  hasPackage: boolean;
}

/** Whether a lesson has what its rule asks for: a recording to watch, questions to answer, work to hand in, a package. */
function canMeet(rule: LessonRule, { kind, recordingSeconds, hasQuestions, hasPackage }: MeetableFacts): boolean {
  switch (rule) {
    case 'watched':
      return recordingSeconds > 0;
    case 'passed':
      return hasQuestions;
    case 'handed-in':
    case 'marked':
      return kind === 'assignment';
    case 'reported':
      return hasPackage;
    case 'opened':
      return true;
  }
}

/** A lesson that stands against publishing its course, with the rule that nobody could meet. */
export interface UnmeetableLesson {
  id: number;
  rule: LessonRule;
}

/**
 * The lessons nobody could do by the rule they state: a course with one is not published
 * (docs/product/learning.md#publishing).
 */
export const unmeetableLessons = (
  lessons: readonly (MeetableFacts & { id: number; rule: LessonRule | null })[],
): UnmeetableLesson[] =>
  lessons.flatMap((lesson) => {
    const rule = lesson.rule ?? RULE_OF[lesson.kind];
    return canMeet(rule, lesson) ? [] : [{ id: lesson.id, rule }];
  });

/** Share of a recording that has to be watched, in percent. */
export const WATCHED_ENOUGH_PERCENT = 90;

/** How much of a recording was watched, in whole percent; 100 only for all of it. Seconds. */
export const watchedPercent = (watchedSeconds: number, recordingSeconds: number): number =>
  recordingSeconds <= 0 ? 0 : Math.min(100, Math.floor((watchedSeconds * 100) / recordingSeconds));

/** Mark of 100 from which work counts where its rule asks for one. */
export const MARK_ENOUGH = 70;

/** Whether a mark of 100 is enough; null: none was given yet. */
export const isMarkEnough = (score: number | null): boolean => score !== null && score >= MARK_ENOUGH;

/** What is known of one learner in one lesson. */
export interface LessonFacts {
  rule: LessonRule;
  watchedSeconds: number;
  recordingSeconds: number;
  isFinished: boolean;
  isPassed: boolean;
  isHandedIn: boolean;
  isMarkedEnough: boolean;
  isReported: boolean;
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
    case 'marked':
      return facts.isMarkedEnough;
    case 'reported':
      return facts.isReported;
  }
}
