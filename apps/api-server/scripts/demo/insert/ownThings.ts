import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { listingSearch, parseListingQuery } from '@suluh/domain/listing';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import {
  course,
  courseProgram,
  event,
  program,
  region,
  savedFilter,
  userAccount,
} from '../../../src/db/schema/index.ts';
import { FIRST_CITY, provinces } from '../data/regions.ts';
import { jakartaTime } from './chance.ts';

/** Provinces and cities that forms suggest, where none were imported. */
export async function insertRegions(tx: Executor): Promise<void> {
  const rows = provinces.flatMap(({ code, name, cities }) => [
    { code, parentCode: null, level: 1, kind: 'provinsi', name, shortName: name },
    ...Object.entries(cities).map(([number, shortName]) => {
      const kind = Number(number) < FIRST_CITY ? 'kabupaten' : 'kota';
      const title = kind === 'kota' ? 'Kota' : 'Kabupaten';
      return { code: `${code}.${number}`, parentCode: code, level: 2, kind, name: `${title} ${shortName}`, shortName };
    }),
  ]);
  await tx
    .insert(region)
    .values(rows.map((row) => ({ ...row, sourceId: row.code })))
    .onConflictDoNothing();
}

/** What Rani keeps: courses that cost nothing. */
export const KEPT_FILTER = {
  name: 'Kursus gratis',
  path: `${pathTo(MAIN_ROUTES, 'search')}${listingSearch({ ...parseListingQuery(''), price: ['free'] })}`,
};

/** A listing with its filters that Rani keeps. */
export async function insertSavedFilter(tx: Executor, now: Date): Promise<void> {
  const [rani] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.email, 'rani@suluh.example'));
  if (!rani) throw new Error('Rani is not among the demo people.');
  await tx.insert(savedFilter).values({
    userId: rani.id,
    sessionType: 'reguler',
    ...KEPT_FILTER,
    createdAt: now,
  });
}

/** Two dates of a course for the people of one programme alone (docs/product/schedule.md#own-people). */
export async function insertOwnDates(tx: Executor, now: Date): Promise<void> {
  const [found] = await tx
    .select({ courseId: course.id, programId: program.id, price: course.priceAfter })
    .from(courseProgram)
    .innerJoin(course, and(eq(course.id, courseProgram.courseId), eq(course.typeCode, 'd')))
    .innerJoin(program, and(eq(program.id, courseProgram.programId), eq(program.slug, 'janabadra')))
    .orderBy(course.id)
    .limit(1);
  if (!found) throw new Error('The programme janabadra offers no course at a place.');
  await tx.insert(event).values(
    [16, 37].map((days, number) => ({
      courseId: found.courseId,
      programId: found.programId,
      batch: `Janabadra ${number + 1}`,
      city: 'Yogyakarta',
      venue: 'Aula Kampus Janabadra',
      address: 'Jl. Tentara Rakyat Mataram 55',
      startAt: jakartaTime(now, days, 9),
      endAt: jakartaTime(now, days, 16),
      timeLabel: '09.00 – 16.00 WIB',
      price: found.price,
      capacity: 30,
      seatsLeft: 30,
    })),
  );
}
