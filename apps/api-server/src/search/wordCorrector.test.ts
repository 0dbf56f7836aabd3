import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { searchCourses, titledCourses } from '../../test/titledCourses.ts';

let test: TestApp;
let ids: number[];
beforeAll(async () => {
  test = await startTestApp();
  ids = await titledCourses(test, [
    'Berdagang dari Nol sampai Laris',
    'Bumbu Sambal',
    'Bekerja saat Tertekan',
    'Membuat Iklan',
    'Membuat Roti',
  ]);
});
afterAll(() => test?.stop());

const search = (q: string) => searchCourses(test, q);
const nothing = { ids: [], corrected: undefined };

describe('what is looked for instead of a mistyped word', () => {
  it.each(['sampah', 'samapi', 'tekna', 'satpam'])('is neither a stem nor a word that means nothing: %s', async (q) =>
    expect(await search(q)).toEqual(nothing),
  );

  it('is nothing for a word that synonyms are kept for', async () => expect(await search('ikan')).toEqual(nothing));

  it('is a word of a title', async () =>
    expect(await search('sambla')).toEqual({ ids: [ids[1]], corrected: 'sambal' }));
});

it('a word that means nothing need not occur beside others', async () => {
  for (const q of ['cara buat roti', 'belajar roti', 'roti untuk', 'bikin roti'])
    expect(await search(q), q).toEqual({ ids: [ids[4]], corrected: undefined });
});

it('a word that means nothing finds what says it where it stands alone', async () =>
  expect((await search('sampai')).ids).toEqual([ids[0]]));
