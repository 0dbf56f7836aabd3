/** How a question is answered: one choice, several, all in order, or a few words. */
export type QuestionKind = 'one' | 'several' | 'order' | 'short';

/** What is right: indexes of options, all options in the order they stand in, or one of the accepted words. */
export interface RightAnswer {
  kind: QuestionKind;
  optionCount: number;
  rightOptions: readonly number[];
  accepted: readonly string[];
}

/** What was answered: indexes of options in their own order, or words. */
export interface GivenAnswer {
  choices: readonly number[];
  text: string;
}

const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((left, right) => left - right);
const isSame = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((value, index) => value === right[index]);

/** Words as they are compared: capitals, blanks and a full stop do not matter. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?]+$/, '')
    .toLocaleLowerCase('id');

/** Whether an answer is right; none is not (docs/product/learning.md#tests). */
export function isRight(question: RightAnswer, answer: GivenAnswer | null): boolean {
  if (answer === null) return false;
  switch (question.kind) {
    case 'one':
    case 'several':
      return question.rightOptions.length > 0 && isSame(sorted(answer.choices), sorted(question.rightOptions));
    case 'order':
      return isSame(
        answer.choices,
        Array.from({ length: question.optionCount }, (_, index) => index),
      );
    case 'short':
      return plain(answer.text) !== '' && question.accepted.some((word) => plain(word) === plain(answer.text));
  }
}

/** Points out of 100. */
export const scoreOf = (right: number, total: number): number => (total <= 0 ? 0 : Math.round((right * 100) / total));

/** Whether a try that was not passed came near it: at most a fifth of all points was missing. */
export const isNearlyPassed = (score: number, passPercent: number): boolean => passPercent - score <= 20;

/** Answers given before the deadline are taken this long after it, for those who had no line. */
export const ANSWER_GRACE_MS = 10 * 60_000;

/**
 * Whether an answer is taken: given in time, and come before the grace ended. `at` is when it was given, by a device
 * that may be wrong, and never later than it came; one from before the try began is believed as little as its clock.
 */
export function isAnswerInTime(times: { at: Date; started: Date; received: Date; deadline: Date | null }): boolean {
  const { at, started, received, deadline } = times;
  if (deadline === null) return true;
  const given = at < started ? received : new Date(Math.min(at.getTime(), received.getTime()));
  return given <= deadline && received.getTime() <= deadline.getTime() + ANSWER_GRACE_MS;
}

/** Whether a try is over by the clock: nothing of it can still come. */
export const isOver = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime() + ANSWER_GRACE_MS;
