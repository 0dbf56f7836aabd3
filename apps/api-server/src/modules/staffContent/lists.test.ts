import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let writer: TestLearner;
let learner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
});
afterAll(() => test?.stop());

type Made = { id: number; version: number };
const post = (path: string, body: unknown, { auth } = writer) =>
  test.call('POST', `/api/admin/${path}`, { auth, body });
const send = (method: 'PATCH' | 'DELETE', path: string, version: number, body?: unknown) =>
  test.call(method, `/api/admin/${path}`, { auth: writer.auth, body, headers: { 'if-match': `"${version}"` } });
const actions = async (path: string) => {
  const { body } = await test.call('GET', `/api/admin/${path}/history`, { auth: writer.auth });
  return (body.data as { action: string }[]).map(({ action }) => action);
};
const soon = { timeout: 2_000 };

describe('what somebody says of us', () => {
  const said = {
    fullname: 'Ratih',
    from: 'Bantul',
    position: 'Penjahit',
    foto: null,
    highlight: 'Pesanan datang lagi',
    content: 'Setelah kelasnya, pesanan datang lagi.',
    programId: null,
    isPublished: true,
    sortOrder: 0,
  };
  const shown = async () =>
    ((await test.call('GET', '/api/testimonial')).body.data as { fullname: string }[]).map(({ fullname }) => fullname);

  it('stands on the home page while it is published, and its history says who changed it', async () => {
    const { id, version } = (await post('testimonial', said)).body.data as Made;
    await expect.poll(shown, soon).toContain('Ratih');
    expect((await send('PATCH', `testimonial/${id}`, version, { fullname: 'Ratih Kusuma' })).status).toBe(200);
    await expect.poll(shown, soon).toContain('Ratih Kusuma');
    expect((await send('PATCH', `testimonial/${id}`, version, { fullname: 'Lama' })).status).toBe(409);
    await send('PATCH', `testimonial/${id}`, version + 1, { isPublished: false });
    await expect.poll(shown, soon).not.toContain('Ratih Kusuma');
    expect(await actions(`testimonial/${id}`)).toEqual([
      'testimonial.update',
      'testimonial.update',
      'testimonial.create',
    ]);
  });

  it.each([
    ['foto', { foto: 'javascript:alert(1)' }],
    ['programId', { programId: 999_999 }],
    ['content', { content: ' ' }],
  ])('says at %s what is wrong with %j', async (field, more) => {
    expect((await post('testimonial', { ...said, ...more })).body).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it('is not for whom it does not concern', async () => {
    const finance = await newStaff(test, 'finance');
    expect((await post('testimonial', said, finance)).status).toBe(403);
    expect((await post('learning-interest', { name: 'Sendiri' }, finance)).status).toBe(403);
  });
});

describe('a business whose team learns here', () => {
  const client = { name: 'PT Lumbung Sejahtera', logo: null, isPublished: true, position: 1 };
  const shown = async () => (await test.call('GET', '/api/companies')).body.data;

  it('stands on the page for businesses in its place while it is published', async () => {
    const { id, version } = (await post('company', client)).body.data as Made;
    await post('company', { ...client, name: 'CV Anyam', logo: 'company/cv-anyam.svg', position: 0 });
    const [first, second] = [
      { name: 'CV Anyam', logo: 'company/cv-anyam.svg' },
      { name: client.name, logo: null },
    ];
    await expect.poll(shown, soon).toEqual([first, second]);
    await send('PATCH', `company/${id}`, version, { position: 0, name: 'PT Lumbung' });
    await post('company', { ...client, name: 'Belakang', position: 9, isPublished: false });
    await expect.poll(shown, soon).toEqual([{ name: 'PT Lumbung', logo: null }, first]);
    await send('PATCH', `company/${id}`, version + 1, { isPublished: false });
    await expect.poll(shown, soon).toEqual([first]);
    expect((await send('PATCH', `company/${id}`, version, { name: 'Lama' })).status).toBe(409);
    expect(await actions(`company/${id}`)).toEqual(['company.update', 'company.update', 'company.create']);
  });

  it('has a name no other has, in whatever letters', async () => {
    const { id, version } = (await post('company', { ...client, name: 'Rumah Kopi' })).body.data as Made;
    const again = [post('company', { ...client, name: 'RUMAH KOPI' }), post('company', { ...client, name: 'Satu' })];
    const [same] = await Promise.all(again);
    expect(same!.body).toMatchObject({ code: 400, errors: [{ field: 'name' }] });
    const both = await Promise.all([1, 2].map(() => post('company', { ...client, name: 'Kembar' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await send('PATCH', `company/${id}`, version, { name: 'satu' })).status).toBe(400);
    expect((await send('PATCH', `company/${id}`, version, { name: 'Rumah kopi' })).status).toBe(200);
  });

  it.each([
    ['logo', { logo: 'javascript:alert(1)' }],
    ['name', { name: ' ' }],
    ['position', { position: -1 }],
  ])('says at %s what is wrong with %j', async (field, more) => {
    expect((await post('company', { ...client, name: 'Salah', ...more })).body).toMatchObject({
      code: 400,
      errors: [{ field }],
    });
  });

  it('is found by its name and by whether it is shown', async () => {
    const found = async (query: string) => {
      const { body } = await test.call('GET', `/api/admin/company?${query}`, { auth: writer.auth });
      return (body.data as { name: string }[]).map(({ name }) => name);
    };
    expect(await found('q=anyam')).toEqual(['CV Anyam']);
    expect(await found('isPublished=false')).toEqual(expect.arrayContaining(['PT Lumbung', 'Belakang']));
  });

  it('is not for whom it does not concern', async () => {
    const finance = await newStaff(test, 'finance');
    expect((await post('company', { ...client, name: 'Sendiri' }, finance)).status).toBe(403);
  });
});

describe('a learning interest', () => {
  const offered = async () =>
    ((await test.call('GET', '/api/learning-interest', { auth: learner.auth })).body.data as { name: string }[]).map(
      ({ name }) => name,
    );

  it('is offered to learners, and who chose it keeps it by its new name', async () => {
    const { id, version } = (await post('learning-interest', { name: 'Menenun' })).body.data as Made;
    expect(await offered()).toContain('Menenun');
    const { userLearningInterest } = schema;
    await test.services.db
      .insert(userLearningInterest)
      .values(['Menenun', 'Data'].map((name) => ({ userId: learner.userId, name })));
    const renamed = await send('PATCH', `learning-interest/${id}`, version, { name: 'Tenun' });
    expect(renamed.body.data).toMatchObject({ name: 'Tenun', chosen: 1 });
    const kept = await test.services.db
      .select({ name: userLearningInterest.name })
      .from(userLearningInterest)
      .where(eq(userLearningInterest.userId, learner.userId));
    expect(kept.map(({ name }) => name).sort()).toEqual(['Data', 'Tenun']);
    const refused = await send('DELETE', `learning-interest/${id}`, version + 1);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('memilihnya')]);
    await test.services.db.delete(userLearningInterest).where(eq(userLearningInterest.userId, learner.userId));
    expect((await send('DELETE', `learning-interest/${id}`, version)).status).toBe(409);
    expect((await send('DELETE', `learning-interest/${id}`, version + 1)).status).toBe(200);
    expect(await offered()).not.toContain('Tenun');
  });

  it('that is taken away at the moment somebody chooses it is one that is not offered', async () => {
    await post('learning-interest', { name: 'Anyaman' });
    const client = await test.services.pool.connect();
    try {
      await client.query('begin');
      await client.query(`delete from learning_interest where name = 'Anyaman'`);
      const choosing = test.call('POST', '/api/learning-interest', {
        auth: learner.auth,
        body: { interest: ['Anyaman'] },
      });
      const waits = async () =>
        (await test.services.pool.query(`select from pg_locks where not granted`)).rowCount ?? 0;
      await expect.poll(waits, soon).toBeGreaterThan(0);
      await client.query('commit');
      expect((await choosing).body).toMatchObject({ code: 400, errors: [{ field: 'interest' }] });
    } finally {
      client.release();
    }
  });

  it('has a name no other has, in whatever letters, also of two who make it at once', async () => {
    const both = await Promise.all(['Keramik', 'keramik'].map((name) => post('learning-interest', { name })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});
