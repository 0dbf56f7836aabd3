import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const get = (path: string) => test.call('GET', path);

describe('a programme', () => {
  it('is found by slug, and by its host with or without a port, in any case', async () => {
    const bySlug = await get('/api/program/janabadra');
    expect(bySlug.body.data).toMatchObject({ slug: 'janabadra', signInMethod: 'password', register: true });
    for (const domain of ['belajar.janabadra.example', 'Belajar.Janabadra.example:3003'])
      expect((await get(`/api/partner/host?domain=${domain}`)).body.data).toEqual(bySlug.body.data);
    expect((await get('/api/partner/host?domain=entah.example')).status).toBe(404);
    expect((await get('/api/program/entah')).status).toBe(404);
  });

  it('is listed with its host, unless it has a face of its own', async () => {
    const { data } = (await get('/api/program')).body as { data: { slug: string; host: string | null }[] };
    expect(data).toContainEqual({ slug: 'janabadra', host: 'belajar.janabadra.example' });
    expect(data).toContainEqual({ slug: 'fordigi', host: null });
    expect(data.map(({ slug }) => slug)).toEqual(data.map(({ slug }) => slug).sort());
    const { rows } = await test.services.pool.query(`select slug from program where session_type = 'reguler'`);
    expect(data).toHaveLength(rows.length);
  });

  it('with a provider of its own has no registration here', async () => {
    expect((await get('/api/program/fordigi')).body.data).toMatchObject({
      signInMethod: 'external',
      signInUrl: '/api/sso/fordigi',
      register: false,
    });
  });

  it('shows its sections with their courses, all, by id, or those with a date to come', async () => {
    const sections = async (role = '') => (await get(`/api/program/janabadra/category-course${role}`)).body.data;
    const whole = [{ name: 'Wajib', totalCourse: 1, courses: [{ id: COURSE.excel }] }];
    expect([await sections(), await sections('?role=1')]).toMatchObject([whole, whole]);
    expect(await sections('?role=upcoming')).toMatchObject([{ name: 'Wajib', totalCourse: 0, courses: [] }]);
    expect(await sections('?role=99')).toEqual([]);
    expect((await get('/api/program/janabadra/category-course?role=entah')).status).toBe(404);
  });

  it('counts its own courses in its filters', async () => {
    expect((await get('/api/course/filter-options?program=janabadra')).body.data).toMatchObject({
      totalData: 1,
      facets: { education: [{ value: 'SMA/SMK', count: 1 }] },
    });
  });
});
