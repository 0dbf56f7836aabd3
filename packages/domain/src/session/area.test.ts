import { describe, expect, test } from 'vitest';
import { holdsOn, mayNameProgram, sellsCourses } from './area.ts';

test.each([
  ['reguler', true],
  ['mysooltan', true],
  ['internship-ddb', false],
] as const)('%s sells courses: %s (docs/product/course.md#internship-card)', (type, expected) => {
  expect(sellsCourses(type)).toBe(expected);
});

describe('the period of a membership', () => {
  test.each([
    ['no limit', null, null, true],
    ['the day before it begins', '2026-11-23', null, false],
    ['its first day', '2026-11-22', null, true],
    ['its last day', null, '2026-11-22', true],
    ['the day after it ended', null, '2026-11-21', false],
    ['one day only', '2026-11-22', '2026-11-22', true],
  ])('%s', (_, startsOn, endsOn, expected) => {
    expect(holdsOn({ startsOn, endsOn }, '2026-11-22')).toBe(expected);
  });
});

describe('the programme a call names', () => {
  test.each([
    ['a visitor names any', null, true],
    ['a session of it', { program: 'janabadra' }, true],
    ['a session of another', { program: 'bse-bumn' }, false],
    ['a session of the main site', { program: null }, false],
  ])('%s', (_, session, expected) => {
    expect(mayNameProgram('janabadra', session)).toBe(expected);
  });
});
