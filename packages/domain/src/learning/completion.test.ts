import { describe, expect, it } from 'vitest';
import { certificateGiven, isNameDue, isComplete, requirementsOf, type CompletionFacts } from './completion.ts';

const facts: CompletionFacts = {
  courseTypeId: 'a',
  doneLessons: 3,
  totalLessons: 3,
  postTest: null,
  certificate: 'completion',
  sessions: { attended: 0, total: 0 },
};

describe('finishing a course', () => {
  it.each([
    ['all lessons', {}, true],
    ['not with one left', { doneLessons: 2 }, false],
    ['not when there is nothing to do', { doneLessons: 0, totalLessons: 0 }, false],
    ['a webinar not without being there', { courseTypeId: 'b' }, false],
    ['a webinar by being there', { courseTypeId: 'b', sessions: { attended: 1, total: 1 } }, true],
    ['a class at a place not without being there', { courseTypeId: 'd' }, false],
    [
      'a class at a place, without lessons',
      { courseTypeId: 'd', totalLessons: 0, sessions: { attended: 2, total: 2 } },
      true,
    ],
    ['not with a session left', { courseTypeId: 'd', sessions: { attended: 1, total: 2 } }, false],
    ['a hybrid without sessions by its lessons', { courseTypeId: 'c' }, true],
    [
      'a hybrid with sessions not by its lessons alone',
      { courseTypeId: 'c', sessions: { attended: 0, total: 1 } },
      false,
    ],
    ['competence not without its test', { certificate: 'competence', postTest: { isPassed: false } }, false],
    ['competence with its test', { certificate: 'competence', postTest: { isPassed: true } }, true],
    ['completion without the test', { postTest: { isPassed: false } }, true],
    ['competence of a course that has no test', { certificate: 'competence' }, true],
  ] as const)('%s', (_, change, expected) => {
    expect(isComplete(requirementsOf({ ...facts, ...change }))).toBe(expected);
  });

  it('never counts more than there is to do', () => {
    expect(requirementsOf({ ...facts, doneLessons: 5 })).toEqual([{ kind: 'lessons', done: 3, total: 3, isMet: true }]);
  });
});

describe('the certificate that is given', () => {
  it.each([
    ['none', null, null, null],
    ['completion', 'completion', null, 'completion'],
    ['completion, whatever its test says', 'completion', { isPassed: true }, 'completion'],
    ['competence with its test', 'competence', { isPassed: true }, 'competence'],
    ['completion without a test to prove it', 'competence', null, 'completion'],
    ['completion with a test that is not passed', 'competence', { isPassed: false }, 'completion'],
  ] as const)('%s', (_, certificate, postTest, expected) => {
    expect(certificateGiven({ certificate, postTest })).toBe(expected);
  });
});

it.each([
  ['with two lessons left', { doneLessons: 2 }, false],
  ['before the last lesson', { doneLessons: 3 }, true],
  ['while only the test is left', { doneLessons: 4 }, true],
  ['of a course without lessons', { doneLessons: 0, totalLessons: 0 }, true],
  ['of a course without certificate', { doneLessons: 3, certificate: null }, false],
  ['that was given already', { doneLessons: 4, isCompleted: true }, false],
] as const)('the name on a certificate is looked at %s: %o', (_, facts, expected) => {
  expect(isNameDue({ certificate: 'completion', totalLessons: 4, isCompleted: false, ...facts })).toBe(expected);
});
