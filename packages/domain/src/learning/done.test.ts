import { describe, expect, it } from 'vitest';
import {
  isLessonDone,
  isMarkEnough,
  ruleOf,
  unmeetableLessons,
  watchedPercent,
  type LessonFacts,
  rulesOfKind,
} from './done.ts';

const lesson = { kind: 'video', rule: null, recordingSeconds: 60, hasQuestions: false, hasPackage: false } as const;

describe('the rule of a lesson', () => {
  it.each([
    ['a recording is watched', lesson, 'watched'],
    ['a text is opened', { ...lesson, kind: 'article' }, 'opened'],
    ['a file is opened', { ...lesson, kind: 'file' }, 'opened'],
    ['a link is opened', { ...lesson, kind: 'link' }, 'opened'],
    ['a meeting is opened', { ...lesson, kind: 'live' }, 'opened'],
    ['a quiz is passed', { ...lesson, kind: 'quiz', hasQuestions: true }, 'passed'],
    ['work is handed in', { ...lesson, kind: 'assignment' }, 'handed-in'],
    ['its own comes before that of its kind', { ...lesson, rule: 'opened' }, 'opened'],
    ['a recording that is not there is opened', { ...lesson, recordingSeconds: 0 }, 'opened'],
    ['a text to be watched is opened', { ...lesson, kind: 'article', rule: 'watched', recordingSeconds: 0 }, 'opened'],
    ['a quiz without questions is opened', { ...lesson, kind: 'quiz' }, 'opened'],
    ['a text to be handed in is opened', { ...lesson, kind: 'article', rule: 'handed-in' }, 'opened'],
    ['a package reports', { ...lesson, kind: 'scorm', hasPackage: true }, 'reported'],
    ['a package that is not there is opened', { ...lesson, kind: 'scorm' }, 'opened'],
    ['a text to be marked is opened', { ...lesson, kind: 'article', rule: 'marked' }, 'opened'],
    ['work is marked where its rule says so', { ...lesson, kind: 'assignment', rule: 'marked' }, 'marked'],
  ] as const)('%s', (_, of, expected) => {
    expect(ruleOf(of)).toBe(expected);
  });
});

const nothing: LessonFacts = {
  rule: 'watched',
  watchedSeconds: 0,
  recordingSeconds: 100,
  isFinished: false,
  isPassed: false,
  isHandedIn: false,
  isMarkedEnough: false,
  isReported: false,
};

describe('a lesson is done', () => {
  it.each([
    ['watched to 90 %', { watchedSeconds: 90 }, true],
    ['not at 89 %', { watchedSeconds: 89 }, false],
    ['not at 89,9 %', { watchedSeconds: 899, recordingSeconds: 1000 }, false],
    ['not by saying so when it is to be watched', { isFinished: true }, false],
    ['opened', { rule: 'opened', isFinished: true }, true],
    ['not before it is opened', { rule: 'opened', watchedSeconds: 100 }, false],
    ['passed', { rule: 'passed', isPassed: true }, true],
    ['not before it is passed', { rule: 'passed', isFinished: true }, false],
    ['handed in', { rule: 'handed-in', isHandedIn: true }, true],
    ['not before it is handed in', { rule: 'handed-in', isFinished: true }, false],
    ['marked', { rule: 'marked', isMarkedEnough: true }, true],
    ['reported', { rule: 'reported', isReported: true }, true],
    ['not by saying so where a package reports', { rule: 'reported', isFinished: true }, false],
    ['not by handing in where a mark is asked for', { rule: 'marked', isHandedIn: true }, false],
  ] as const)('%s', (_, facts, expected) => {
    expect(isLessonDone({ ...nothing, ...facts })).toBe(expected);
  });

  it.each([
    [0, 100, 0],
    [50, 100, 50],
    [999, 1000, 99],
    [1000, 1000, 100],
    [1200, 1000, 100],
    [10, 0, 0],
  ])('%s of %s seconds are %s %%', (watched, all, expected) => {
    expect(watchedPercent(watched, all)).toBe(expected);
  });
});

it.each([
  [null, false],
  [69, false],
  [70, true],
  [100, true],
])('a mark of %s is enough: %s', (score, expected) => {
  expect(isMarkEnough(score)).toBe(expected);
});

describe('publishing', () => {
  const text = {
    id: 1,
    kind: 'article',
    rule: null,
    recordingSeconds: 0,
    hasQuestions: false,
    hasPackage: false,
  } as const;
  it.each([
    ['a text by the rule of its kind', text, []],
    ['a recording', { ...text, kind: 'video', recordingSeconds: 1 }, []],
    ['a recording that is not there', { ...text, kind: 'video' }, [{ id: 1, rule: 'watched' }]],
    ['a quiz', { ...text, kind: 'quiz', hasQuestions: true }, []],
    ['a quiz without questions', { ...text, kind: 'quiz' }, [{ id: 1, rule: 'passed' }]],
    ['work to be marked', { ...text, kind: 'assignment', rule: 'marked' }, []],
    ['a package', { ...text, kind: 'scorm', hasPackage: true }, []],
    ['a package that is not there', { ...text, kind: 'scorm' }, [{ id: 1, rule: 'reported' }]],
    ['a text that nothing reports on', { ...text, rule: 'reported' }, [{ id: 1, rule: 'reported' }]],
    ['a text to be marked', { ...text, rule: 'marked' }, [{ id: 1, rule: 'marked' }]],
    ['a text to be handed in', { ...text, rule: 'handed-in' }, [{ id: 1, rule: 'handed-in' }]],
    ['a recording that only has to be opened', { ...text, kind: 'video', rule: 'opened' }, []],
  ] as const)('of %s is refused for %o', (_, lesson, expected) => {
    expect(unmeetableLessons([lesson])).toEqual(expected);
  });
});

it.each([
  ['video', ['watched', 'opened']],
  ['article', ['opened']],
  ['file', ['opened']],
  ['link', ['opened']],
  ['live', ['opened']],
  ['quiz', ['passed', 'opened']],
  ['assignment', ['handed-in', 'marked', 'opened']],
  ['scorm', ['reported', 'opened']],
] as const)('a lesson of kind %s counts by one of %o', (kind, expected) => {
  expect(rulesOfKind(kind)).toEqual(expected);
});
