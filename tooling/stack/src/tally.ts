import { readFileSync } from 'node:fs';

/** Counts of what was checked. */
export interface Tally {
  passed: number;
  failed: number;
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0 });

/** Sum of two tallies. */
export const added = (one: Tally, other: Tally): Tally => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
}

/** Tally of a vitest JSON report. A file that could not be loaded counts as one failure. */
export function vitestTally(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.numFailedTests > 0 || report.success ? report.numFailedTests : Math.max(1, report.numFailedTestSuites);
  return { passed: report.numPassedTests, failed };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Tally of a Playwright JSON report. A journey that passed only on a second try counts as failed: there are no second tries. */
export function playwrightTally(file: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
