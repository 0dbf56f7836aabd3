import { eq, inArray } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { schema } from '../db/index.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { COURSE } from '../../test/fixture.ts';
import { newCourse } from '../../test/learners.ts';
import { forgetPastCities } from './pastCities.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const search = async (q: string, more = '') => {
  const { body } = await test.call('GET', `/api/course/filter?q=${encodeURIComponent(q)}${more}`);
  return { ids: ((body.data ?? []) as { id: number }[]).map?.(({ id }) => id) ?? [], body };
};

describe('a person finds what they mean', () => {
  it.each([
    ['excel', COURSE.excel],
    ['EXCEL', COURSE.excel],
    ['exce', COURSE.excel],
    ['exel', COURSE.excel],
    ['pemasaran digital', COURSE.marketing],
    ['digital pemasaran', COURSE.marketing],
    ['pemasran digitl', COURSE.marketing],
    ['memasarkan', COURSE.marketing],
    ['desain grafs', COURSE.design],
    ['desian grafis', COURSE.design],
    ['kursus desain grafis', COURSE.design],
    ['grafis untuk', COURSE.design],
    ['rupa kata', COURSE.design],
    ['media sosial', COURSE.marketing],
    ['marketing', COURSE.marketing],
    ['medsos', COURSE.marketing],
    ['excle', COURSE.excel],
    ['ecxel', COURSE.excel],
    ['batk', COURSE.batik],
    ['bAtki', COURSE.batik],
    ['tuils', COURSE.batik],
    ['marketting', COURSE.marketing],
    ['mdesos', COURSE.marketing],
  ])('%s', async (q, id) => expect((await search(q)).ids[0]).toBe(id));

  it('by everyday words too, as the table of synonyms says at once', async () => {
    expect((await search('spanduk')).ids).toEqual([]);
    await test.services.db.insert(schema.searchSynonym).values({ word: 'spanduk', means: ['desain grafis'] });
    await vi.waitFor(async () => expect((await search('spanduk')).ids).toContain(COURSE.design), { timeout: 5_000 });
  });

  it('by its English name, and not by a word that only looks like it', async () => {
    const { db } = test.services;
    const titles = [
      'Memasak Sayur Lodeh',
      'Coding untuk Anak',
      'Menjahit Kebaya',
      'Berbicara di Depan Umum',
      'Foto Ponsel',
    ];
    const ids: number[] = [];
    for (const fullname of titles) {
      const { courseId } = await newCourse(test);
      await db.update(schema.course).set({ fullname }).where(eq(schema.course.id, courseId));
      ids.push(courseId);
    }
    await vi.waitFor(async () => expect((await search('ponsel')).ids).toEqual([ids[4]]), { timeout: 5_000 });
    expect((await search('cooking')).ids).toEqual([ids[0]]);
    for (const q of ['hp', 'handphone']) expect((await search(q)).ids, q).toEqual([ids[4]]);
    expect((await search('sewing')).ids).toEqual([ids[2]]);
    expect((await search('public speaking')).ids).toEqual([ids[3]]);
    await db.update(schema.course).set({ isPublished: false }).where(inArray(schema.course.id, ids));
    await vi.waitFor(async () => expect((await search('kebaya')).ids).toEqual([]), { timeout: 5_000 });
  });

  it('by its city: that of who offers it, and those of dates to come that are not called off', async () => {
    const { db, now } = test.services;
    const { courseId, eventId } = await newCourse(test, { capacity: 3 });
    await db.update(schema.course).set({ city: 'Sidoarjo' }).where(eq(schema.course.id, courseId));
    await db.update(schema.event).set({ city: 'Wonosobo' }).where(eq(schema.event.id, eventId!));
    for (const city of ['sidoarjo', 'Wonosobo'])
      await vi.waitFor(async () => expect((await search(city)).ids).toEqual([courseId]), { timeout: 5_000 });
    await db.update(schema.event).set({ cancelledAt: now() }).where(eq(schema.event.id, eventId!));
    await vi.waitFor(async () => expect((await search('wonosobo')).ids).toEqual([]), { timeout: 5_000 });
    await db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
    await vi.waitFor(async () => expect((await search('sidoarjo')).ids).toEqual([]), { timeout: 5_000 });
  });

  it('no longer by the city of a date that ended, and still by that of one to come', async () => {
    const { db } = test.services;
    const { event } = schema;
    const { courseId, eventId } = await newCourse(test, { capacity: 3 });
    const [first] = await db.select().from(event).where(eq(event.id, eventId!));
    const { id: _, ...facts } = first!;
    const soon = new Date(Date.now() + 3_000); // the clock of the database is the real one
    await db.insert(event).values({ ...facts, city: 'Purworejo', startAt: new Date(Date.now() - 1_000), endAt: soon });
    await db.update(event).set({ city: 'Wonosobo' }).where(eq(event.id, eventId!));
    await vi.waitFor(async () => expect((await search('purworejo')).ids).toEqual([courseId]), { timeout: 2_500 });
    await delay(soon.getTime() - Date.now() + 100);
    expect(await forgetPastCities(test.services)).toBe(1);
    expect(await forgetPastCities(test.services)).toBe(0);
    await vi.waitFor(async () => expect((await search('purworejo')).ids).toEqual([]), { timeout: 5_000 });
    expect((await search('wonosobo')).ids).toEqual([courseId]);
    await db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
  });

  it('by who teaches it, who is suggested by name', async () => {
    await test.services.db
      .update(schema.course)
      .set({ teacherName: 'Wulan Kinasih' })
      .where(eq(schema.course.id, COURSE.batik));
    await vi.waitFor(async () => expect((await search('wulan kinasih')).ids).toEqual([COURSE.batik]), {
      timeout: 5_000,
    });
    const { body } = await test.call('GET', '/api/course/suggest?q=wulan');
    expect(body.data).toMatchObject({ teachers: [{ fullname: 'Wulan Kinasih', courses: 1 }] });
  });

  it('by who teaches it, whatever signs and titles stand by the name, and mistyped', async () => {
    await test.services.db
      .update(schema.course)
      .set({ teacherName: 'Capt. Rahman, S.Pd.' })
      .where(eq(schema.course.id, COURSE.batik));
    const suggested = async (q: string) => {
      const { body } = await test.call('GET', `/api/course/suggest?q=${encodeURIComponent(q)}`);
      return (body.data as { teachers: { fullname: string }[] }).teachers.map(({ fullname }) => fullname);
    };
    for (const q of ['rahman', 'Capt. Rahman', 'capt rahman', 'Pak Rahman', 'rahman s.pd', 'Rahman, S.Pd.'])
      expect(await suggested(q), q).toEqual(['Capt. Rahman, S.Pd.']);
    for (const q of ['Pak Rahmaan', 'rahmn', 'spd rahman'])
      expect(await suggested(q), q).toEqual(['Capt. Rahman, S.Pd.']);
    for (const q of ['rama', 'Capt. Budi', 'batik']) expect(await suggested(q), q).toEqual([]);
  });

  it('first what is called as it was typed, then what is made of the same word', async () => {
    const { db } = test.services;
    const titles = [
      ['Analisis Data Penjualan', 'Membaca penjualan toko digital', 900],
      ['Berjualan di Lokapasar', 'Buka toko sampai pesanan datang', 10],
      ['Siaran Langsung Jualan', 'Latihan siaran digital', 20],
    ] as const;
    const ids: number[] = [];
    for (const [fullname, summary, studentCount] of titles) {
      const { courseId } = await newCourse(test, { price: 10_000 });
      await db.update(schema.course).set({ fullname, summary, studentCount }).where(eq(schema.course.id, courseId));
      ids.push(courseId);
    }
    await vi.waitFor(async () => expect((await search('jualan online')).ids).toHaveLength(3), { timeout: 5_000 });
    expect((await search('jualan online')).ids.at(-1)).toBe(ids[0]); // the best known of them, and not meant
    expect((await search('jualan')).ids[0]).toBe(ids[2]);
    await db.update(schema.course).set({ isPublished: false }).where(inArray(schema.course.id, ids));
    await vi.waitFor(async () => expect((await search('lokapasar')).ids).toEqual([]), { timeout: 5_000 });
  });

  it('by a synonym of the word it is made of, and a word known by its stem is no typing error', async () => {
    const { db } = test.services;
    await db.insert(schema.searchSynonym).values({ word: 'canting', means: ['membatik'] });
    onTestFinished(
      async () => void (await db.delete(schema.searchSynonym).where(eq(schema.searchSynonym.word, 'canting'))),
    );
    expect((await search('bercanting')).ids).toEqual([COURSE.batik]);
    const { courseId } = await newCourse(test, { price: 10_000 });
    await db.update(schema.course).set({ fullname: 'Membuat Sabun' }).where(eq(schema.course.id, courseId));
    await vi.waitFor(async () => expect((await search('sabun')).ids).toEqual([courseId]), { timeout: 5_000 });
    const { ids, body } = await search('kecerdasan buatan');
    expect([ids, (body.meta as { corrected?: string }).corrected]).toEqual([[courseId], undefined]);
    await db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
    await vi.waitFor(async () => expect((await search('sabun')).ids).toEqual([]), { timeout: 5_000 });
  });

  it('but not what is unpublished, nor anything for nonsense', async () => {
    expect((await search('terbit')).ids).not.toContain(COURSE.hidden);
    expect((await search('zzzzqqq')).body).toMatchObject({ code: 404 });
  });

  it('puts a word in the title before the same word elsewhere', async () => {
    expect((await search('desain')).ids).toEqual([COURSE.design, COURSE.batik]);
  });
});

describe('a word of price', () => {
  const free = async (q: string) => {
    const { ids, body } = await search(q, '&limit=20');
    return { ids: ids.sort((a, b) => a - b), corrected: (body.meta as { corrected?: string } | undefined)?.corrected };
  };

  it('alone finds what costs nothing now', async () => {
    const everything = (await test.call('GET', '/api/course/filter?limit=20')).body.data as unknown as {
      id: number;
      priceAfter: number;
    }[];
    const ids = everything.filter(({ priceAfter }) => priceAfter === 0).map(({ id }) => id);
    for (const q of ['gratis', 'Kursus Gratis', 'kelas gratisan'])
      expect(await free(q)).toEqual({ ids: ids.sort((a, b) => a - b), corrected: undefined });
  });

  it.each([
    ['gratis excel', [COURSE.excel], undefined],
    ['batik gratis', [COURSE.batik], undefined],
    ['membatk gratis', [COURSE.batik], 'membatik gratis'],
    ['akuntansi gratis', [], undefined],
    ['kursus desain grafis murah', [COURSE.design], undefined],
  ])('beside others narrows what they find: %s', async (q, ids, corrected) =>
    expect(await free(q)).toEqual({ ids, corrected }),
  );

  it.each([
    ['di bawah 100 ribu', null, 100_000],
    ['kelas di atas 500rb', 500_000, null],
    ['100-300 ribu', 100_000, 300_000],
    ['maks 412.500', null, 412_500],
    ['Rp100.000 – Rp500.000', 100_000, 500_000],
  ])('with an amount bounds prices, and is no typing error: %s', async (q, least, most) => {
    const everything = (await test.call('GET', '/api/course/filter?limit=30')).body.data as unknown as {
      id: number;
      priceAfter: number;
    }[];
    const ids = everything
      .filter(({ priceAfter }) => priceAfter >= (least ?? 0) && priceAfter <= (most ?? Infinity))
      .map(({ id }) => id)
      .sort((a, b) => a - b);
    expect(await free(q)).toEqual({ ids, corrected: undefined });
  });

  const pricesOf = async (q: string, more = '') =>
    ((await search(q, `&limit=20${more}`)).body.data as unknown as { priceAfter: number }[]).map(
      ({ priceAfter }) => priceAfter,
    );

  it.each(['murah', 'kursus termurah', 'kelas terjangkau'])('puts the cheapest first: %s', async (q) => {
    const prices = await pricesOf(q);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('leaves the order somebody chose', async () => {
    const prices = await pricesOf('kursus murah', '&sort=1');
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  it('is suggested by, too', async () => {
    const { body } = await test.call('GET', '/api/course/suggest?q=excel%20gratis');
    expect(body.data).toMatchObject({ courses: [{ id: COURSE.excel }] });
  });
});

describe('facets come with the search', () => {
  it('in one answer, zeros included', async () => {
    const { body } = await search('desain', '&facets=true&courseType[]=online');
    const facets = body.meta?.facets as unknown as Record<string, { value: string; count: number; title: string }[]>;
    expect(facets.courseType).toEqual([
      { title: 'Kursus Online', value: 'online', count: 1 },
      { title: 'Kursus Offline', value: 'offline', count: 1 },
    ]);
    expect(facets.category).toContainEqual({ title: 'Pemasaran Digital', value: '1', count: 0 });
  });

  it('also when nothing is left', async () => {
    const { body } = await search('zzzzqqq', '&facets=true');
    expect(body.data).toMatchObject({
      facets: { price: expect.arrayContaining([{ title: 'Gratis', value: 'free', count: 0 }]) },
    });
  });
});

describe('a tenant', () => {
  it('lists its own courses, named by header or field', async () => {
    const byHeader = await test.call('GET', '/api/course/filter', { headers: { 'x-program': 'janabadra' } });
    const byField = await test.call('GET', '/api/course/filter?program=janabadra');
    expect(byHeader.body.data).toEqual(byField.body.data);
    expect(byHeader.body.meta?.totalData).toBe(1);
  });
});

describe('a landing page', () => {
  it.each([
    ['prakerja', [COURSE.excel]],
    ['ukm', [COURSE.excel]],
    ['internship', [COURSE.internship]],
  ])('%s lists its own courses', async (type, ids) => {
    const { body } = await test.call('GET', `/api/course/filter/landing/${type}`);
    expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a change in the database', () => {
  it('is in the next listings, of cards, filters and words', async () => {
    const { db } = test.services;
    await db
      .update(schema.course)
      .set({ fullname: 'Menenun Songket', priceAfter: 0, price: 0 })
      .where(eq(schema.course.id, COURSE.paid));
    await vi.waitFor(async () => expect((await search('songket', '&price[]=free')).ids).toEqual([COURSE.paid]), 3000);
    await db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, COURSE.paid));
    await vi.waitFor(async () => expect((await search('songket')).ids).toEqual([]), 3000);
  });

  it('of seats rewrites no search row', async () => {
    const { db, pool } = test.services;
    const row = async () =>
      (await pool.query<{ xmin: string }>('select xmin from course_search where course_id = $1', [COURSE.batik]))
        .rows[0]?.xmin;
    const before = await row();
    await db.update(schema.event).set({ seatsLeft: 1 }).where(eq(schema.event.id, 1));
    expect(await row()).toBe(before);
    await db.update(schema.event).set({ city: 'Sleman' }).where(eq(schema.event.id, 1));
    expect(await row()).not.toBe(before);
  });
});
