import { describe, expect, it } from 'vitest';
import { harmless } from '../../../../src/modules/lesson/harmless.ts';
import { demoCourses } from '../../insert/courses.ts';
import { classPlanOf, type ClassPlan } from '../classes.ts';
import { demoLessons } from './index.ts';
import { secondsOf, type DemoLesson, type DemoQuestion } from './shape.ts';

const classMinutesOf = ({ minutes, days }: ClassPlan): number => minutes * days.length;

const kindOf = (question: DemoQuestion): string => {
  if ('order' in question) return 'order';
  if ('accepted' in question) return 'short';
  return question.right.length === 1 ? 'one' : 'several';
};

const sum = (lessons: readonly DemoLesson[]): number => lessons.reduce((all, { minutes }) => all + minutes, 0);

describe.each(demoLessons)('$course', ({ course, parts, tests }) => {
  const lessons = parts.flatMap((part) => part.lessons);
  const quizzes = lessons.flatMap((lesson) => (lesson.kind === 'quiz' ? [lesson] : []));
  const demo = demoCourses.find(({ title }) => title === course);

  it('is a demo course of 6 to 12 lessons whose minutes are those of the course, its meetings those of a batch', () => {
    expect(demo).toBeDefined();
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(12);
    expect(sum(lessons)).toBe(demo!.minutes);
    const held = lessons.filter(({ isClass }) => isClass);
    expect(sum(held)).toBe(demo!.cities ? classMinutesOf(classPlanOf(demo!)) : 0);
    for (const { minutes, isClass } of lessons) {
      expect(minutes).toBeGreaterThanOrEqual(5);
      expect(minutes).toBeLessThanOrEqual(isClass ? classPlanOf(demo!).minutes : 135);
    }
  });

  it('has recordings short enough for a demonstration', () => {
    for (const lesson of lessons) if (lesson.kind === 'video') expect(secondsOf(lesson.video)).toBeLessThanOrEqual(60);
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
      const [fewest, most] = lesson.isClass ? [50, 120] : [130, 350];
      expect([lesson.title, words >= fewest && words <= most ? 'fits' : words]).toEqual([lesson.title, 'fits']);
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
