import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const get = (path: string, headers: Record<string, string> = {}) => test.call('GET', path, { headers });
const idsOf = (data: unknown) => (data as { id: number }[]).map(({ id }) => id);

describe('a course', () => {
  it('is found by slug and by id, as the same card with what only its page shows', async () => {
    const [bySlug, byId] = [await get('/api/course/v2/membatik-tulis'), await get(`/api/course/v2/${COURSE.batik}`)];
    expect(bySlug.body.data).toEqual(byId.body.data);
    expect(bySlug.body.data).toMatchObject({
      id: COURSE.batik,
      slugCourse: 'membatik-tulis',
      type: 'offline',
      coursetype: { id: 'd' },
      locationEvent: ['Yogyakarta'],
      haveEvent: true,
      certificate: 'competence',
      institution: { code: 'SRK', totalCourse: 2 },
      teacher: { fullname: 'Studio Rupa Kata' },
    });
  });

  it('costs what its card says: before and after reduction, in a flash sale, and how much less that is', async () => {
    expect((await get('/api/course/v2/pemasaran-digital')).body.data).toMatchObject({
      price: 150_000,
      priceAfter: 90_000,
      promoPrice: null,
      percentage: 40,
    });
    expect((await get('/api/course/v2/akuntansi')).body.data).toMatchObject({
      price: 900_000,
      priceAfter: 500_000,
      promoPrice: 500_000,
      percentage: 44,
    });
  });

  it.each(['/api/course/v2/belum-terbit', '/api/course/v2/tidak-ada', `/api/course/${COURSE.hidden}/content`])(
    'that is not published is not there: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: { success: false, code: 404 } });
    },
  );

  it('is there for a programme that offers it, and for no other', async () => {
    const of = async (program: string) => (await get('/api/course/v2/excel-dasar', { 'x-program': program })).status;
    expect([await of('janabadra'), await of('bse-bumn'), await of('entah')]).toEqual([200, 404, 400]);
  });

  it('has its curriculum, and its dates: to come first, then those that are over', async () => {
    expect((await get(`/api/course/${COURSE.excel}/content`)).body.data).toMatchObject([
      { title: 'Mulai', durationMinutes: 20, lessons: [{ title: 'Rumus', durationMinutes: 20 }] },
    ]);
    expect((await get(`/api/course/${COURSE.batik}/event`)).body.data).toMatchObject([
      { eventId: 1, city: 'Yogyakarta' },
      { eventId: 2, city: 'Cirebon', eventStatus: 'expired' },
    ]);
  });

  it('recommends others of its category first, never itself', async () => {
    const ids = idsOf((await get(`/api/course/${COURSE.design}/recommendation`)).body.data);
    expect(ids[0]).toBe(COURSE.batik);
    expect(ids).not.toContain(COURSE.design);
    expect(ids).not.toContain(COURSE.hidden);
  });
});

describe('suggestions', () => {
  it('complete words of titles, and name courses and partners', async () => {
    expect((await get('/api/course/suggest?q=desain')).body.data).toMatchObject({
      keywords: ['desain'],
      courses: [{ slug: 'desain-grafis', institution: 'Studio Rupa Kata' }, { slug: 'membatik-tulis' }], // title first, then category
    });
    expect((await get('/api/course/suggest?q=rupa')).body.data).toMatchObject({ partners: [{ code: 'SRK' }] });
  });

  it('show a course as its card does: picture and price', async () => {
    const { body } = await get('/api/course/suggest?q=desain');
    for (const course of body.data['courses'] as { slug: string }[]) {
      const { thumbnail, price, priceAfter } = (await get(`/api/course/v2/${course.slug}`)).body.data;
      expect(course).toMatchObject({ thumbnail, price, priceAfter });
    }
  });

  it('name courses that the programme offers only', async () => {
    const courses = async (program: string) =>
      (await get('/api/course/suggest?q=excel', { 'x-program': program })).body.data['courses'];
    expect([await courses('janabadra'), await courses('bse-bumn')]).toMatchObject([[{ slug: 'excel-dasar' }], []]);
  });

  it('keep the words before the one that is completed', async () => {
    expect((await get('/api/course/suggest?q=strategi%20pemas')).body.data['keywords']).toEqual(['strategi pemasaran']);
  });

  it.each(['%25%25', '__', '%5C%5C'])('take %s for what it is, not for every name', async (q) => {
    expect((await get(`/api/course/suggest?q=${q}`)).body.data).toMatchObject({ courses: [], partners: [] });
  });

  it('are none for one letter', async () => {
    expect((await get('/api/course/suggest?q=d')).body.data).toEqual({
      keywords: [],
      courses: [],
      partners: [],
      teachers: [],
    });
  });
});

describe('what is personal on shared cards', () => {
  it('is told to the learner, and refused to visitors', async () => {
    const auth = await test.bearer('rina');
    await test.call('POST', '/api/wishlist', { auth, body: { courseId: COURSE.paid } });
    const asked = `/api/course/marks?courseId[]=${COURSE.paid}&courseId[]=${COURSE.excel}`;
    expect((await test.call('GET', asked, { auth })).body.data).toEqual({
      wishlisted: [COURSE.paid],
      owned: [],
      ownedEvents: [],
      waiting: [],
      reviews: [],
      likedReviews: [],
    });
    expect((await get(asked)).status).toBe(401);
  });
});
