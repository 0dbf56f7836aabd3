import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';

const PATH = '/api/search-history';
let test: TestApp;
let learners: TestLearner[];
beforeAll(async () => {
  test = await startTestApp();
  learners = await manyLearners(test, 3);
});
afterAll(() => test?.stop());

const add = ({ auth }: TestLearner, keyword: string) => test.call('POST', PATH, { auth, body: { keyword } });
const remove = ({ auth }: TestLearner, body?: { keyword?: string }) => test.call('DELETE', PATH, { auth, body });
const of = async ({ auth }: TestLearner) =>
  ((await test.call('GET', PATH, { auth })).body.data as { keyword: string }[]).map(({ keyword }) => keyword);

it('keeps the last ten keywords of each learner, the newest first, each once', async () => {
  const [who, other] = learners as [TestLearner, TestLearner];
  for (let at = 1; at <= 12; at++) {
    await add(who, `  kata   ${at} `);
    test.advance(1);
  }
  await add(who, 'kata 5');
  expect(await of(who)).toEqual(['kata 5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `kata ${at}`)]);
  expect(await of(other)).toEqual([]);
  test.advance(-12);
});

it('takes a word for the same however its letters are written, and keeps it as it was written last', async () => {
  const [who] = await manyLearners(test, 1);
  for (const keyword of ['Masak', 'batik', 'masak']) {
    await add(who!, keyword);
    test.advance(1);
  }
  expect(await of(who!)).toEqual(['masak', 'batik']);
  await remove(who!, { keyword: 'MASAK' });
  expect(await of(who!)).toEqual(['batik']);
  test.advance(-3);
});

it('forgets one, or all, of whoever asks', async () => {
  const [, who, other] = learners as [TestLearner, TestLearner, TestLearner];
  for (const keyword of ['batik', 'las']) await Promise.all([add(who, keyword), add(other, keyword)]);
  await add(who, 'dua kata');
  await remove(who, { keyword: 'dua   kata' });
  await remove(who, { keyword: 'las' });
  expect(await of(who)).toEqual(['batik']);
  await remove(who);
  expect(await of(who)).toEqual([]);
  expect(await of(other)).toHaveLength(2);
});

it('keeps each of fifty at once no more than once', async () => {
  const [who] = await manyLearners(test, 1);
  await Promise.all(Array.from({ length: 50 }, () => add(who!, 'serempak')));
  expect(await of(who!)).toEqual(['serempak']);
});

it('refuses what is no keyword, and whoever is not logged in', async () => {
  expect((await add(learners[0]!, '  ')).status).toBe(400);
  expect((await add(learners[0]!, 'x'.repeat(61))).status).toBe(400);
  expect((await test.call('GET', PATH)).status).toBe(401);
});

describe('popular words', () => {
  const popular = async () => {
    const { body } = await test.call('GET', '/api/course/suggest');
    return (body.data as unknown as { keywords: string[] }).keywords;
  };
  const lookFor = async (keyword: string, count: number) => {
    for (const who of await manyLearners(test, count)) await add(who, keyword);
  };

  it('are what three learners and more looked for and what finds something, most first', async () => {
    await lookFor('Membatik', 3);
    await lookFor('grafis', 4);
    await lookFor('excel', 2);
    await lookFor('tidakadasamasekali', 3);
    await expect.poll(popular, { timeout: 5_000 }).toEqual(['grafis', 'membatik']);
  });
});
