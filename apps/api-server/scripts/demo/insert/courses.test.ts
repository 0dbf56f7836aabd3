import { CLASS_ZONES } from '@suluh/domain/time';
import { timeRange } from '@suluh/i18n-id/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { categories } from '../data/categories.ts';
import { demoCourses, insertCourses } from './courses.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

it.each(['2026-11-22T10:00:00Z', '2026-11-22T16:30:00Z'])(
  'every demo schedule made at %s words the hours at which it is, in its own zone',
  async (now) => {
    const { db, pool } = test.services;
    await emptyTables(pool, ['partner', 'category', 'program', 'user_account']);
    await db.transaction((tx) => insertCourses(tx, new Date(now)));
    const events = await db.select().from(schema.event);
    expect(new Set(events.map(({ timeZone }) => timeZone))).toEqual(new Set(CLASS_ZONES));
    for (const { timeLabel, startAt, endAt, timeZone } of events)
      expect(timeLabel).toBe(timeRange(startAt.toISOString(), endAt.toISOString(), timeZone));
  },
);

it('demo classes are held in twenty cities and more, from Medan to Jayapura, each with a venue and a price', async () => {
  const events = await test.services.db.select().from(schema.event);
  const coming = events.filter(({ startAt, city }) => city !== null && startAt > new Date('2026-11-22T16:30:00Z'));
  const cities = new Set(coming.map(({ city }) => city!));
  expect(cities.size).toBeGreaterThanOrEqual(20);
  for (const city of ['Medan', 'Padang', 'Pontianak', 'Balikpapan', 'Kupang', 'Ambon', 'Jayapura'])
    expect(cities).toContain(city);
  expect(coming.filter(({ venue }) => !venue)).toEqual([]);
  const highest = Math.max(...demoCourses.map(({ price }) => price));
  const ofCourse = Map.groupBy(coming, ({ courseId }) => courseId);
  expect([...ofCourse.values()].some((dates) => new Set(dates.map(({ price }) => price)).size > 1)).toBe(true);
  for (const { price } of coming) expect(price).toBeLessThanOrEqual(highest);
});

it.each(categories.map(({ slug, topics }) => [slug, topics] as const))(
  'each topic of %s finds a course of it',
  async (slug, topics) => {
    await expect
      .poll(
        async () => {
          const { body } = await test.call('GET', `/api/category/${slug}/topic`);
          return (body.data as { title: string }[]).map(({ title }) => title);
        },
        { timeout: 10_000 },
      )
      .toEqual(topics);
  },
);
