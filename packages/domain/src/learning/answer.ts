import type { GivenAnswer, QuestionKind } from './score.ts';

/** Whether a question has an answer. */
export const isAnswered = (kind: QuestionKind, answer: GivenAnswer | null): boolean =>
  answer !== null && (kind === 'short' ? answer.text.trim() !== '' : answer.choices.length > 0);

/**
 * Number of an answer, higher than that of every one before it, of this tab or another: tenths of a second since the
 * try began, or one more than the last.
 */
export const nextSeq = (last: number, startedAtMs: number, nowMs: number): number =>
  Math.max(last + 1, Math.floor((nowMs - startedAtMs) / 100));

/** Whole seconds of a try that are left, by the clock of the server; a started one counts. Null without a limit. */
export const secondsLeft = (deadlineAtMs: number | null, nowMs: number): number | null =>
  deadlineAtMs === null ? null : Math.max(0, Math.ceil((deadlineAtMs - nowMs) / 1000));

/** The order of options in which the learner finds them: as answered, else as shown. */
export const orderOf = (optionCount: number, answer: GivenAnswer | null): number[] =>
  answer?.choices.length === optionCount ? [...answer.choices] : Array.from({ length: optionCount }, (_, at) => at);

/** Moves the option at a place one up (-1) or down (1); at the edge it stays. */
export function moveOption(order: readonly number[], place: number, step: -1 | 1): number[] {
  const [one, other] = [order[place], order[place + step]];
  if (one === undefined || other === undefined) return [...order];
  return order.with(place, other).with(place + step, one);
}

/**
 * The order a form without JavaScript means, that gives each option a rank. Options of one rank stay as they were
 * shown.
 */
export const orderOfRanks = (ranks: readonly number[]): number[] =>
  ranks
    .map((rank, option) => ({ rank, option }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
