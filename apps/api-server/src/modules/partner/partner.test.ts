import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const get = (path: string, headers: Record<string, string> = {}) => test.call('GET', path, { headers });
const codesOf = (data: unknown) => (data as { code: string }[]).map(({ code }) => code);

describe('training providers', () => {
  it('come with most courses first, and are found by part of their name in any case', async () => {
    expect((await get('/api/partner')).body).toMatchObject({
      data: [
        { code: 'SKN', totalCourse: 5, isInternal: true },
        { code: 'SRK', totalCourse: 2, isInternal: false },
      ],
      meta: { totalData: 2 },
    });
    expect(codesOf((await get('/api/partner?q=RUPA')).body.data)).toEqual(['SRK']);
    expect((await get('/api/partner?q=entah')).body).toMatchObject({ data: [], meta: { totalData: 0 } });
  });

  it('come page by page', async () => {
    expect((await get('/api/partner?page=2')).body).toMatchObject({
      data: [],
      meta: { page: 2, limit: 10, totalData: 2, totalPage: 1 },
    });
  });

  it.each(['%25', '_'])('are searched for %s as it stands', async (q) => {
    expect((await get(`/api/partner?q=${q}`)).body).toMatchObject({ data: [], meta: { totalData: 0 } });
  });

  it('are only those whose courses the programme offers', async () => {
    expect((await get('/api/partner', { 'x-program': 'janabadra' })).body).toMatchObject({
      data: [{ code: 'SKN', totalCourse: 1 }],
      meta: { totalData: 1 },
    });
  });

  it('have a page by code and by slug, with the rating of all their courses together', async () => {
    const byCode = await get('/api/partner/SKN');
    expect(byCode.body.data).toMatchObject({ code: 'SKN', totalCourse: 5, totalRater: 163, rating: 4.6 });
    const { rows } = await test.services.pool.query(
      `select sum(c.student_count)::int as "totalStudent", count(distinct nullif(c.teacher_name, ''))::int as "totalTeacher",
         (select count(distinct e.city)::int from event e join course k on k.id = e.course_id where k.partner_id = p.id) as "totalCity"
       from course c join partner p on p.id = c.partner_id where p.code = 'SKN' group by p.id`,
    );
    expect(byCode.body.data).toMatchObject(rows[0]);
    expect((await get('/api/partner/sentra-kode')).body.data).toEqual(byCode.body.data);
    expect((await get('/api/partner/ENTAH')).status).toBe(404);
  });

  it('without courses have a rating of none, and come last by their names, over pages', async () => {
    const codes = Array.from({ length: 11 }, (_, at) => `B${String(at).padStart(2, '0')}`);
    await test.services.db
      .insert(schema.partner)
      .values(
        codes
          .toReversed()
          .map((code, at) => ({ id: 100 + at, code, slug: code.toLowerCase(), orgName: `Balai ${code}` })),
      );
    expect((await get('/api/partner/B00')).body.data).toMatchObject({
      rating: 0,
      totalRater: 0,
      totalCourse: 0,
      totalStudent: 0,
      totalTeacher: 0,
      totalCity: 0,
    });
    const page = async (number: number) => codesOf((await get(`/api/partner?limit=10&page=${number}`)).body.data);
    await vi.waitFor(async () => expect((await page(2)).length).toBe(3), 3000); // the change is announced
    expect([...(await page(1)), ...(await page(2))]).toEqual(['SKN', 'SRK', ...codes]);
  });
});
