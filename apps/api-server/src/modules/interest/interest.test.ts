import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners } from '../../../test/learners.ts';

let test: TestApp;
let auth: string;
beforeAll(async () => {
  test = await startTestApp();
  auth = await test.bearer('rina');
});
afterAll(() => test?.stop());

interface Interest {
  name: string;
  isSelected: boolean;
}
const namesOf = (data: unknown) => (data as Interest[]).flatMap(({ name, isSelected }) => (isSelected ? [name] : []));
const chosen = async (as = auth) => namesOf((await test.call('GET', '/api/learning-interest', { auth: as })).body.data);
const save = (interest: unknown, as = auth) =>
  test.call('POST', '/api/learning-interest', { auth: as, body: { interest } });

it('offers the same names to everybody; nothing is chosen at first', async () => {
  const { data } = (await test.call('GET', '/api/learning-interest', { auth })).body as { data: Interest[] };
  expect(data.map(({ name }) => name).sort()).toEqual(['Barista', 'Data', 'Kuliner', 'batik']);
  expect(namesOf(data)).toEqual([]);
});

it('keeps up to three, which replace those before; saving again changes nothing', async () => {
  expect(namesOf((await save(['Data', 'batik', 'Kuliner'])).body.data).sort()).toEqual(['Data', 'Kuliner', 'batik']);
  for (let time = 0; time < 2; time += 1) await save(['Data', 'Barista']);
  expect((await chosen()).sort()).toEqual(['Barista', 'Data']);
});

it.each([
  ['none (docs/product/interest.md#dialog)', [], 'interestMin'],
  ['four', ['Data', 'batik', 'Kuliner', 'Barista'], 'interestMax'],
  ['a name that is not on offer', ['Data', 'Sulap'], 'interestMin'],
  ['no list', 'Data', 'interestMin'],
])('refuses %s and changes nothing', async (_, interest, message) => {
  await save(['Kuliner']);
  const { status, body } = await save(interest);
  expect([status, (body as { errors?: { message: string }[] }).errors?.[0]?.message]).toEqual([400, message]);
  expect(await chosen()).toEqual(['Kuliner']);
});

it('counts a name said twice once', async () => {
  await save(['Data', 'Data', 'batik']);
  expect((await chosen()).sort()).toEqual(['Data', 'batik']);
});

it('never holds more than three, however many are saved at once', async () => {
  const [learner] = await manyLearners(test, 1);
  await Promise.all([
    save(['Data', 'batik', 'Kuliner'], learner!.auth),
    save(['Barista', 'batik', 'Kuliner'], learner!.auth),
    save(['Barista', 'Data'], learner!.auth),
  ]);
  expect((await chosen(learner!.auth)).length).toBeLessThanOrEqual(3);
});

it('is each learner’s own', async () => {
  const [other] = await manyLearners(test, 1);
  await save(['Data']);
  expect(await chosen(other!.auth)).toEqual([]);
});
