import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let courseId: number;
let owners: TestLearner[];
beforeAll(async () => {
  test = await startTestApp();
  ({ courseId } = await newCourse(test));
  owners = await manyLearners(test, 3);
  await Promise.all(owners.map((owner) => enrolled(test, owner, courseId)));
});
afterAll(() => test?.stop());

const write = ({ auth }: TestLearner, more: object = {}) =>
  test.call('POST', '/api/rating', {
    auth,
    body: { courseId, rating: 5, comment: 'Pengajarnya sabar sekali', ...more },
  });
const summary = async () =>
  (await test.call('GET', `/api/rating/${courseId}/summary`)).body.data as { highlights: unknown };
const list = async (auth?: string) =>
  (await test.call('GET', `/api/rating/${courseId}`, auth ? { auth } : {})).body.data as Record<string, unknown>[];

it('what stood out is kept in its order, counted, and goes with a review that is hidden', async () => {
  expect((await write(owners[0]!, { highlights: ['time', 'teacher'] })).body.data).toMatchObject({
    highlights: ['teacher', 'time'],
    isMine: true,
  });
  await write(owners[1]!, { highlights: ['teacher'] });
  await write(owners[2]!);
  expect((await summary()).highlights).toEqual([
    { highlight: 'teacher', count: 2 },
    { highlight: 'time', count: 1 },
  ]);
  const rows = await list();
  expect(rows.map(({ highlights }) => highlights)).toContainEqual(['teacher', 'time']);
  const { auth } = await newStaff(test, 'operator');
  const staffRows = (await test.call('GET', '/api/admin/rating', { auth })).body.data as Record<string, unknown>[];
  const hidden = staffRows.find(({ highlights }) => (highlights as string[]).includes('time'))!;
  await test.call('POST', `/api/admin/rating/${String(hidden.id)}/hide`, { auth, body: { isHidden: true } });
  expect((await summary()).highlights).toEqual([{ highlight: 'teacher', count: 1 }]);
});

it('a place does not stand out where none is gone to; words nobody offered, and the same twice, are refused', async () => {
  expect((await write(owners[1]!, { highlights: ['place', 'material'] })).body.data).toMatchObject({
    highlights: ['material'],
  });
  expect((await write(owners[1]!, { highlights: ['price'] })).status).toBe(400);
  expect((await write(owners[1]!, { highlights: ['time', 'time'] })).status).toBe(400);
});

it('the short name of its writer is shown, or none; neither tells the whole name', async () => {
  const whole = 'Ratih Kusuma Wardhani';
  await test.call('PUT', '/api/profile/edit', { auth: owners[2]!.auth, body: { fullname: whole } });
  expect((await write(owners[2]!)).body.data).toMatchObject({ isNamed: false }); // R31
  const named = (await write(owners[2]!, { isNamed: true })).body.data as { fullname: string };
  const { fullname } = (await test.call('GET', '/api/profile/me', { auth: owners[2]!.auth })).body.data as {
    fullname: string;
  };
  expect(named.fullname).toBe(`${fullname.split(' ')[0]} ${fullname.split(' ')[1]![0]!.toUpperCase()}.`);
  expect((await write(owners[2]!)).body.data).toMatchObject({ isNamed: true, fullname: named.fullname });
  expect((await write(owners[2]!, { isNamed: false })).body.data).toMatchObject({
    fullname: 'Peserta Suluh',
    foto: 'user/default.svg',
    isNamed: false,
  });
  const rows = await list();
  expect(JSON.stringify(rows)).not.toContain(fullname);
  expect(rows.every((row) => !('isNamed' in row))).toBe(true);
  expect((await test.call('GET', `/api/rating/${courseId}/own`, { auth: owners[2]!.auth })).body.data).toMatchObject({
    isNamed: false,
    isMine: true,
  });
  expect((await test.call('GET', `/api/rating/${courseId}/own`)).status).toBe(401);
});
