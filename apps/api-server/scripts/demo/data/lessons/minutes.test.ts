import { expect, it } from 'vitest';
import { demoCourses } from '../../insert/courses.ts';
import { demoLessons } from './index.ts';
import { longestLessonMinutes } from './minutes.ts';
import { plainParts } from './plain.ts';

const plain = demoCourses.filter(({ title }) => !demoLessons.some(({ course }) => course === title));
const minutesOf = (course: (typeof plain)[number]): number[][] =>
  plainParts(course).map(({ lessons }) => lessons.map(({ minutes }) => minutes));

it.each(plain.map((course) => [course.title, course] as const))(
  'the lessons of %s take round minutes that add up, none too long, and no two parts alike',
  (_, course) => {
    const parts = minutesOf(course);
    const all = parts.flat();
    expect(all.reduce((sum, minutes) => sum + minutes, 0)).toBe(course.minutes);
    expect(all.filter((minutes) => minutes % 5 !== 0)).toEqual([]);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...all)).toBeLessThanOrEqual(longestLessonMinutes(course));
    expect(new Set(parts.map(String)).size).toBe(parts.length);
    expect(minutesOf(course)).toEqual(parts);
  },
);

it('two courses as long as each other are outlined differently', () => {
  const outlines = plain.map((course) => String(minutesOf(course)));
  expect(new Set(outlines).size).toBe(outlines.length);
});
