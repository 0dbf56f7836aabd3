import type { SavedFilter } from '@suluh/api/types';
import { MOST_SAVED_FILTERS } from '@suluh/domain/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, signedInTo, type TestLearner } from '../../../test/learners.ts';

const PATH = '/api/saved-filter';
const JANABADRA = 1;
let test: TestApp;
let learner: TestLearner;
let stranger: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [learner, stranger] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
});
afterAll(() => test?.stop());

const list = async (auth: string) => (await test.call('GET', PATH, { auth })).body.data as SavedFilter[];
const save = (name: string, path: string, auth = learner.auth) =>
  test.call('POST', PATH, { auth, body: { name, path } });

describe('filters a learner keeps', () => {
  it('are found again, the last first, replaced by name, and let go', async () => {
    await save('Gratis di Solo', '/search-course?price=0&location=Solo');
    test.advance(1);
    expect((await save(' Batik ', '/category/kerajinan?rating=4')).status).toBe(200);
    test.advance(1);
    await save('Gratis di Solo', '/search-course?price=0');
    expect((await list(learner.auth)).map(({ name, path }) => [name, path])).toEqual([
      ['Batik', '/category/kerajinan?rating=4'],
      ['Gratis di Solo', '/search-course?price=0'],
    ]);
    const [{ id }] = (await list(learner.auth)) as [SavedFilter];
    expect((await test.call('DELETE', `${PATH}/${id}`, { auth: stranger.auth })).status).toBe(200); // not theirs: nothing
    expect(await list(learner.auth)).toHaveLength(2);
    const { body } = await test.call('DELETE', `${PATH}/${id}`, { auth: learner.auth });
    expect((body.data as SavedFilter[]).map(({ name }) => name)).toEqual(['Gratis di Solo']);
  });

  it.each([
    ['', '/search-course'],
    ['a'.repeat(61), '/search-course'],
    ['Lain', 'https://lain.example'],
    ['Lain', '//lain.example'],
    ['Lain', ''],
  ])('%j at %j is refused', async (name, path) => {
    expect((await save(name, path)).status).toBe(400);
  });

  it('are of the site they were kept on, and of nobody else', async () => {
    const member = await signedInTo(test, learner, JANABADRA);
    expect(await list(member)).toEqual([]);
    await save('Kampus', '/program/janabadra/collection-course?price=0', member);
    expect((await list(member)).map(({ name }) => name)).toEqual(['Kampus']);
    expect((await list(learner.auth)).map(({ name }) => name)).not.toContain('Kampus');
    expect(await list(stranger.auth)).toEqual([]);
    expect((await test.call('GET', PATH, { auth: BASIC })).status).toBe(401);
  });

  it('are no more than there may be, also of many at once', async () => {
    const many = Array.from({ length: MOST_SAVED_FILTERS + 3 }, (_, at) => save(`F${at}`, '/x', stranger.auth));
    const statuses = (await Promise.all(many)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: MOST_SAVED_FILTERS }, () => 200), 409, 409, 409]);
  });
});
