import { readFileSync } from 'node:fs';

/** Counts of what was checked. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What a step made of many tests answers. */
export interface Counted extends Tally {
  /** Why it failed. */
  reason?: string;
  /** Why it had to be begun once more, though it passed then. */
  hung?: string;
  /** How many tests needed a second try. */
  secondTries?: number;
  /** Whether it passed before and was not run again. */
  remembered?: boolean;
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0 });

/** Sum of two tallies. */
export const added = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
  startTime: number;
}

/** Tally of a vitest JSON report, and when the run began. A file that could not be loaded counts as one failure. */
export function vitestTally(file: string): Tally & { startedAtMs: number } {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed =
    report.numFailedTests > 0 || report.success ? report.numFailedTests : Math.max(1, report.numFailedTestSuites);
  return { passed: report.numPassedTests, failed, startedAtMs: report.startTime };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * Tally of a Playwright JSON report. In a whole run a journey has a second try, because a busy machine can miss a deadline that
 * says nothing about the product; `secondTries` says how many needed it, so that it is seen.
 */
export function playwrightTally(file: string): Tally & { secondTries: number } {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, secondTries: stats.flaky };
}
