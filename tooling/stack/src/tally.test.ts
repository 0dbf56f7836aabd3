import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from './testing/place.ts';
import { added, emptyTally, playwrightTally, vitestTally } from './tally.ts';

const kept = (report: unknown): string => {
  const file = path.join(newFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('a vitest report', () => {
  test.each([
    [
      'all passed',
      { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0, success: true },
      { passed: 7, failed: 0 },
    ],
    [
      'two failed in one file',
      { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1, success: false },
      { passed: 5, failed: 2 },
    ],
    [
      'two files could not be loaded',
      { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 2, success: false },
      { passed: 5, failed: 2 },
    ],
    [
      'it failed and says of nothing why',
      { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0, success: false },
      { passed: 5, failed: 1 },
    ],
  ])('%s', (_, report, expected) => {
    expect(vitestTally(kept({ ...report, startTime: 5 }))).toEqual({ ...expected, startedAtMs: 5 });
  });
});

describe('a Playwright report', () => {
  test.each([
    ['all passed', { expected: 9, unexpected: 0, flaky: 0 }, [], { passed: 9, failed: 0, secondTries: 0 }],
    ['one failed', { expected: 8, unexpected: 1, flaky: 0 }, [], { passed: 8, failed: 1, secondTries: 0 }],
    [
      'one passed on a second try only',
      { expected: 8, unexpected: 0, flaky: 1 },
      [],
      { passed: 9, failed: 0, secondTries: 1 },
    ],
    [
      'an error outside of any journey',
      { expected: 9, unexpected: 0, flaky: 0 },
      [{ message: 'no server' }],
      { passed: 9, failed: 1, secondTries: 0 },
    ],
  ])('%s', (_, stats, errors, expected) => {
    expect(playwrightTally(kept({ stats, errors }))).toEqual(expected);
  });
});

test('tallies add up', () => {
  expect(added(added(emptyTally(), { passed: 2, failed: 1 }), { passed: 3, failed: 4 })).toEqual({
    passed: 5,
    failed: 5,
  });
});
