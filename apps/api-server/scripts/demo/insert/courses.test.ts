import { timeRange } from '@suluh/i18n-id/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../../src/db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { insertCourses } from './courses.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

it.each(['2026-11-22T10:00:00Z', '2026-11-22T16:30:00Z'])(
  'every demo schedule made at %s words the hours at which it is, in its own zone',
  async (now) => {
    const { db, pool } = test.services;
    await pool.query('truncate partner, category, program, user_account restart identity cascade');
    await db.transaction((tx) => insertCourses(tx, new Date(now)));
    const events = await db.select().from(schema.event);
    expect(new Set(events.map(({ timeZone }) => timeZone))).toEqual(new Set(['Asia/Jakarta', 'Asia/Makassar']));
    for (const { timeLabel, startAt, endAt, timeZone } of events)
      expect(timeLabel).toBe(timeRange(startAt.toISOString(), endAt.toISOString(), timeZone));
  },
);
