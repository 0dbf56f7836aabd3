import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { COURSE } from '../../test/fixture.ts';
import { searchCourses, titledCourses } from '../../test/titledCourses.ts';

const TITLES = ['Las Listrik', 'Menghitung Laba', 'Gizi Balita', 'Mencuci Pendingin', 'Kamar Nyaman', 'Lamaran Kerja'];

let test: TestApp;
let idOf: Record<string, number>;
beforeAll(async () => {
  test = await startTestApp();
  const ids = await titledCourses(test, TITLES);
  idOf = Object.fromEntries(TITLES.map((title, at) => [title, ids[at]!]));
});
afterAll(() => test?.stop());

const search = (q: string) => searchCourses(test, q);

describe('a colloquial verb', () => {
  it.each([
    ['ngelas', 'Las Listrik'],
    ['ngelas besi', 'Las Listrik'],
    ['ngitung', 'Menghitung Laba'],
    ['ngitungin', 'Menghitung Laba'],
    ['nyuci', 'Mencuci Pendingin'],
    ['ngelamar kerja', 'Lamaran Kerja'],
  ])('finds what the word it is made of does, and is no typing error: %s', async (q, title) =>
    expect(await search(q)).toEqual({ ids: [idOf[title]], corrected: undefined }),
  );

  it('of a word that synonyms are kept for finds what they mean', async () =>
    expect((await search('ngegambar')).ids).toContain(COURSE.design));

  it('stays as it is typed beside a word that is mistyped', async () =>
    expect(await search('ngelas lisrtik')).toEqual({ ids: [idOf['Las Listrik']], corrected: 'ngelas listrik' }));

  it('of no word that a course has finds nothing', async () =>
    expect(await search('ngebor')).toEqual({ ids: [], corrected: undefined }));
});

it('a word that only looks like such a verb finds what says it', async () => {
  expect((await search('nyaman')).ids).toEqual([idOf['Kamar Nyaman']]);
  for (const q of ['nenas', 'ngarai']) expect(await search(q), q).toEqual({ ids: [], corrected: undefined });
});

it('is looked for where nothing was found alone', async () => {
  const asked = vi.spyOn(test.services.pool, 'query');
  const names = () => asked.mock.calls.map(([query]) => (query as { name?: string }).name);
  await search('ngawur laba');
  expect(names()).toContain('search-colloquial');
  asked.mockClear();
  expect((await search('nyaman kamar')).ids).toEqual([idOf['Kamar Nyaman']]);
  expect(names()).not.toContain('search-colloquial');
});

it.each([
  ['bayi', 'Gizi Balita'],
  ['anak', 'Gizi Balita'],
  ['tukang listrik', 'Las Listrik'],
  ['lamar kerja', 'Lamaran Kerja'],
])('%s is kept as an everyday word for what is called %s', async (q, title) =>
  expect((await search(q)).ids).toEqual([idOf[title]]),
);
