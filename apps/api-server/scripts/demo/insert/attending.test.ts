import { expect, it } from 'vitest';
import { demoCourses } from './courses.ts';
import { classesOfToday } from '../data/attending.ts';
import { meetingsFrom } from './attending.ts';

const NOW = new Date('2026-11-27T20:50:00Z');
const HOUR_MS = 3_600_000;

it.each(classesOfToday.map(({ title, days }) => [title, days] as const))(
  'the class of today of %s is on for hours, and takes the minutes of its course',
  (title, days) => {
    const { minutes } = demoCourses.find((course) => course.title === title)!;
    const meetings = meetingsFrom(NOW, { minutes, days });
    const length = ({ startAt, endAt }: (typeof meetings)[number]) => endAt.getTime() - startAt.getTime();
    expect(meetings.reduce((sum, meeting) => sum + length(meeting), 0)).toBe(minutes * 60_000);
    expect(meetings[0]!.startAt).toEqual(new Date('2026-11-27T20:30:00Z'));
    expect(meetings[0]!.endAt.getTime() - NOW.getTime()).toBeGreaterThan(7 * HOUR_MS);
    for (const meeting of meetings) expect(length(meeting)).toBeLessThanOrEqual(8 * HOUR_MS);
  },
);
