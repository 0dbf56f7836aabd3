import type { SecondRange } from './watched.ts';

/**
 * Furthest a recording can get between two looks at its clock, in seconds of the recording: a hidden page looks once a
 * second, at double speed. What is further apart was jumped over.
 */
export const STEP_MOST_SECONDS = 5;

/** Ranges one report carries at most. */
export const RANGES_MOST = 200;

/** Adds what was played between two looks at the clock of a recording; a jump, forward or back, adds nothing. */
export function withStep(ranges: readonly SecondRange[], from: number, to: number): readonly SecondRange[] {
  return to > from && to - from <= STEP_MOST_SECONDS ? union([...ranges, { from, to }]) : ranges;
}

/** The same seconds in as few ranges as possible, in order. Ranges that touch become one. */
export function union(ranges: readonly SecondRange[]): SecondRange[] {
  const merged: SecondRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/**
 * Ranges as a report carries them: whole seconds, rounded down at both ends, so that reports that follow one another
 * leave no gap and claim nothing twice.
 */
export const reportedRanges = (ranges: readonly SecondRange[]): SecondRange[] =>
  ranges
    .map(({ from, to }) => ({ from: Math.floor(from), to: Math.floor(to) }))
    .filter(({ from, to }) => to > from)
    .slice(0, RANGES_MOST);
