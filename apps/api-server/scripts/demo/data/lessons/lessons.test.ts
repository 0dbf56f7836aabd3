import { describe, expect, it } from 'vitest';
import { harmless } from '../../../../src/modules/lesson/harmless.ts';
import { demoCourses } from '../../insert/courses.ts';
import { demoLessons } from './index.ts';
import type { DemoQuestion } from './shape.ts';

const kindOf = (question: DemoQuestion): string => {
  if ('order' in question) return 'order';
  if ('accepted' in question) return 'short';
  return question.right.length === 1 ? 'one' : 'several';
};

describe.each(demoLessons)('$course', ({ course, parts, tests }) => {
  const lessons = parts.flatMap((part) => part.lessons);
  const quizzes = lessons.flatMap((lesson) => (lesson.kind === 'quiz' ? [lesson] : []));
  const demo = demoCourses.find(({ title }) => title === course);

  it('is a demo course of two parts with three to five lessons each, short enough for a demonstration', () => {
    expect(demo).toBeDefined();
    expect(parts.map((part) => part.lessons.length).every((count) => count >= 3 && count <= 5)).toBe(true);
    expect(lessons.reduce((sum, { kind, minutes }) => sum + (kind === 'live' ? 0 : minutes), 0)).toBeLessThanOrEqual(
      10,
    );
  });

  it('asks every kind of question in its quizzes, and says why', () => {
    expect(new Set(quizzes.flatMap(({ questions }) => questions.map(kindOf)))).toEqual(
      new Set(['one', 'several', 'order', 'short']),
    );
    for (const { why } of [...quizzes, ...tests].flatMap(({ questions }) => questions)) expect(why).not.toBe('');
  });

  it('asks five to eight questions in its tests, and has one after it', () => {
    for (const { questions, drawn } of tests) {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(8);
      expect(drawn ?? 5).toBeLessThanOrEqual(questions.length);
    }
    expect(tests.map(({ kind }) => kind)).toContain('post');
  });

  it('has texts that lose nothing when they are cleaned, of a length one reads in two minutes', () => {
    for (const lesson of lessons) {
      if (!('content' in lesson) || lesson.content === undefined) continue;
      expect(harmless(lesson.content)).toBe(lesson.content);
      if (lesson.kind !== 'article') continue;
      const words = lesson.content.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)!.length;
      expect([lesson.title, words >= 130 && words <= 350 ? 'fits' : words]).toEqual([lesson.title, 'fits']);
    }
  });
});

it('has courses of every type, and four for self-learning of different categories', () => {
  const courses = demoLessons.map(({ course }) => demoCourses.find(({ title }) => title === course)!);
  expect(courses.map(({ type }) => type).sort()).toEqual(['a', 'a', 'a', 'a', 'b', 'c', 'd']);
  expect(new Set(courses.filter(({ type }) => type === 'a').map(({ category }) => category)).size).toBe(4);
  expect(
    new Set(demoLessons.flatMap(({ parts }) => parts.flatMap(({ lessons }) => lessons.map(({ kind }) => kind)))),
  ).toEqual(new Set(['video', 'article', 'file', 'link', 'live', 'quiz', 'assignment', 'scorm']));
});
