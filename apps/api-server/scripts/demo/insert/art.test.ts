import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { banners, companies } from '../data/home.ts';
import { landings } from '../data/landings.ts';
import { lineLandings } from '../data/lineLandings.ts';
import { jobs } from '../data/jobs.ts';
import { news } from '../data/news.ts';
import { partners } from '../data/partners.ts';
import { payments } from '../data/payments.ts';
import { programs } from '../data/people.ts';
import { teacherOf } from '../data/teachers.ts';
import { layPictures } from './art.ts';
import { demoCourses } from './courses.ts';
import { companyMark } from './site.ts';

let storage: string;
beforeAll(async () => {
  storage = await mkdtemp(path.join(tmpdir(), 'suluh-art-'));
  await layPictures(storage);
}, 180_000);
afterAll(() => rm(storage, { recursive: true, force: true }));

it('every picture that a row of the demo names lies in the storage', async () => {
  const named = [
    ...partners.flatMap(({ code }) => [`partner/${code}.svg`, `partner/${code}.jpg`]),
    ...programs.flatMap(({ slug }) => [`program/${slug}.svg`, `program/${slug}.jpg`]),
    ...payments.map(({ mark }) => `payment/png/${mark}`),
    ...jobs.map(([, company]) => companyMark(company)),
    ...demoCourses.flatMap(({ teacher }) => {
      const { teacherFoto } = teacherOf(teacher);
      return teacherFoto === null ? [] : [teacherFoto, teacherFoto.replace('.webp', '.jpg')];
    }),
    ...banners.flatMap(({ picture }) => picture?.path ?? []),
    ...[...landings, ...lineLandings].flatMap(({ picture, storyPicture, benefits }) => [
      picture.path,
      ...benefits.flatMap(({ art }) => art?.path ?? []),
      typeof storyPicture === 'string' ? storyPicture : (storyPicture ?? picture).path,
    ]),
    ...companies.map(companyMark).flatMap((mark) => [mark, mark.replace('.svg', '.jpg')]),
    ...news.flatMap(({ picture: { path: name } }) => [name, name.replace('720.webp', '360.avif')]),
  ];
  const missing = await Promise.all(
    [...new Set(named)].map((name) =>
      stat(path.join(storage, name)).then(
        () => null,
        () => name,
      ),
    ),
  );
  expect(missing.filter(Boolean)).toEqual([]);
});

it('draws nothing a second time', async () => {
  const drawnAt = async () => (await stat(path.join(storage, 'banner/gratis.webp'))).mtimeMs;
  const before = await drawnAt();
  await layPictures(storage);
  expect(await drawnAt()).toBe(before);
});
