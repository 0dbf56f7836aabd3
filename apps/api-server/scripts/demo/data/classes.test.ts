import { expect, it } from 'vitest';
import { demoCourses } from '../insert/courses.ts';
import { classPlanOf, hasGaps, mostSeatsOf, type ClassPlan } from './classes.ts';
import { demoLessons } from './lessons/index.ts';
import { storyOf } from './stories/index.ts';

const classMinutesOf = ({ minutes, days }: ClassPlan): number => minutes * days.length;

const inClasses = demoCourses.filter(({ cities }) => cities);
const ownLessons = (title: string) =>
  demoLessons.find(({ course }) => course === title)?.parts.flatMap(({ lessons }) => lessons) ?? [];
const TENS: Readonly<Record<string, number>> = {
  'delapan belas': 18,
  'dua puluh': 20,
  'tiga puluh': 30,
};

it.each(inClasses.map((course) => [course.title, course] as const))(
  'the meetings of %s take what the course is sold as',
  (title, course) => {
    const plan = classPlanOf(course);
    expect(plan.minutes).toBeLessThanOrEqual(480);
    const told = ownLessons(title).filter(({ isClass }) => !isClass);
    const alone = told.reduce((sum, { minutes }) => sum + minutes, 0);
    if (course.type === 'c') expect(classMinutesOf(plan)).toBeLessThan(course.minutes);
    else expect(classMinutesOf(plan) + alone).toBe(course.minutes);
  },
);

it('a course for self-learning has no meetings', () => {
  for (const { type, cities } of demoCourses) expect(type === 'a').toBe(cities === undefined);
});

it('a text that says how many a class takes is kept by its seats', () => {
  const limited = inClasses.flatMap(({ title }) => {
    const said = /(?:dibatasi|membatasi kelas) ((?:\w+ )?(?:belas|puluh))/.exec(storyOf(title).text.join(' '))?.[1];
    return said === undefined ? [] : [{ title, most: TENS[said] }];
  });
  expect(limited.length).toBeGreaterThanOrEqual(4);
  for (const { title, most } of limited) expect([title, mostSeatsOf(title) ?? 30]).toEqual([title, most]);
});

it('knows which meetings follow each other', () => {
  expect(hasGaps({ minutes: 60, days: [0, 1, 2] })).toBe(false);
  expect(hasGaps({ minutes: 60, days: [0, 2] })).toBe(true);
});
