import { DAY_SECONDS } from '@suluh/domain/time';
import type { JobAlert, JobCard, JobOptions } from '@suluh/api/types';
import { preferenceOf } from '@suluh/domain/notification';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { enrolled } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';
import { fitting } from './fit.ts';
import { tellAlerts } from './tellAlerts.ts';

const { job, notification, userAccount } = schema;

let test: TestApp;
let ahead = 0;
beforeAll(async () => {
  test = await startTestApp();
  await vacancy({ title: 'Barista', companyName: 'Kedai Rimba', city: 'Bandung', employmentType: 'Paruh Waktu' });
  await vacancy({ title: 'Kasir', companyName: 'Kedai Rimba', city: 'Kota Yogyakarta', employmentType: 'Penuh Waktu' });
  await vacancy({ title: 'Juru 100%', companyName: 'Baja Rimba', city: 'Jakarta Selatan', employmentType: 'Kontrak' });
  await vacancy({ title: 'Ahli, tunggal', companyName: 'Jasa Ahli, Tbk', city: 'Medan', employmentType: 'Magang' });
  await vacancy({ title: 'Tutup', companyName: 'Kedai Rimba', city: 'Bandung', isPublished: false });
});
afterAll(async () => {
  test.advance(-ahead);
  await test.stop();
});

let made = 0;
async function vacancy(facts: Partial<typeof job.$inferInsert>): Promise<number> {
  made += 1;
  const values = { title: 'Penjahit', companyName: 'Rumah Jahit', ...facts, slug: `lowongan-${made}` };
  const [row] = await test.services.db
    .insert(job)
    .values({ ...values, postedAt: test.services.now() })
    .returning({ id: job.id });
  return row!.id;
}
const later = (days: number) => {
  ahead += days * DAY_SECONDS;
  test.advance(days * DAY_SECONDS);
};
const titles = async (query: object) => {
  const { body } = await test.call('GET', `/api/job-vacancies?${new URLSearchParams(query as never)}`);
  return (body.data as JobCard[]).map(({ jobTitle }) => jobTitle).sort();
};

describe('vacancies', () => {
  it('close when their last day ends in Jakarta, for lists, filters, addresses and applications', async () => {
    const { rows } = await test.services.pool.query<{ today: string; yesterday: string }>(
      `select (now() at time zone 'Asia/Jakarta')::date::text as today, ((now() at time zone 'Asia/Jakarta')::date - 1)::text as yesterday`,
    );
    const { today, yesterday } = rows[0]!;
    const companyName = 'Akhir Hari';
    await vacancy({ title: 'Hari Ini', companyName, closesOn: today, openings: 3 });
    const past = await vacancy({ title: 'Kemarin', companyName, employmentType: 'Sehari', closesOn: yesterday });
    const { body } = await test.call('GET', '/api/job-vacancies?company=Akhir+Hari');
    expect(body.data).toMatchObject([{ jobTitle: 'Hari Ini', openings: 3, closesOn: today }]);
    expect((await test.call('GET', `/api/job-vacancies/${past}`)).status).toBe(404);
    const options = await test.call('GET', '/api/job-vacancies/filters');
    expect((options.body.data as JobOptions).kinds.map(({ title }) => title)).not.toContain('Sehari');
    await test.services.db.delete(job).where(eq(job.companyName, companyName));
  });

  it('whose pay is hidden tell nobody how much it is', async () => {
    const pay = { salaryFrom: 8_123_000, salaryTo: 10_456_000, isSalaryHidden: true };
    await vacancy({ title: 'Koordinator', companyName: 'Rahasia Gaji', ...pay });
    const { body } = await test.call('GET', '/api/job-vacancies?company=Rahasia+Gaji');
    expect(body.data).toMatchObject([{ salary: { from: null, to: null, isHidden: true } }]);
    const { slugJob } = (body.data as JobCard[])[0]!;
    const detail = await test.call('GET', `/api/job-vacancies/${slugJob}`);
    expect(detail.status).toBe(200);
    expect(JSON.stringify(detail.body)).not.toMatch(/8123000|10456000/);
  });

  it.each([
    [{ q: 'rimba' }, ['Barista', 'Juru 100%', 'Kasir']],
    [{ q: 'BARI' }, ['Barista']],
    [{ q: '0%' }, ['Juru 100%']],
    [{ q: 'rimba', city: 'bandung' }, ['Barista']],
    [{ q: 'rimba', city: 'kota bandung' }, ['Barista']],
    [{ q: 'rimba', city: 'jogja' }, ['Kasir']],
    [{ q: 'rimba', city: 'bandnug jkt' }, []],
    [{ q: 'rimba', city: 'yogyakrta' }, ['Kasir']],
    [{ q: 'jakarta selatan' }, ['Juru 100%']],
    [{ q: 'jakarta selatn' }, ['Juru 100%']],
    [{ q: 'rimba', city: 'DKI Jakarta' }, ['Juru 100%']],
    [{ q: 'rimba', city: 'Atlantis' }, []],
    [{ q: 'rimba', kind: 'Kontrak' }, ['Juru 100%']],
    [{ q: 'rimba kedai' }, ['Barista', 'Kasir']],
    [{ q: 'lowongan barista di bandung' }, ['Barista']],
    [{ q: 'barsita' }, ['Barista']],
    [{ q: 'ksir jogja' }, ['Kasir']],
    [{ q: 'kasir medan' }, []],
    [{ company: 'Kedai Rimba' }, ['Barista', 'Kasir']],
    [{ q: 'rimba', kind: 'Kontrak,Paruh Waktu' }, ['Barista', 'Juru 100%']],
    [{ company: 'Kedai Rimba, Baja Rimba' }, ['Barista', 'Juru 100%', 'Kasir']],
    [{ company: 'Jasa Ahli, Tbk' }, ['Ahli, tunggal']],
    [{ q: 'rimba', city: 'bandung, jawa barat' }, ['Barista']],
    [{ company: 'Kedai Rimba', kind: 'Kontrak' }, []],
  ])('are found by %j', async (query, expected) => expect(await titles(query)).toEqual(expected));

  it('can be narrowed to what open ones have', async () => {
    const { body } = await test.call('GET', '/api/job-vacancies/filters');
    const { kinds, companies } = body.data as JobOptions;
    expect(kinds.map(({ title }) => title)).toEqual(expect.arrayContaining(['Kontrak', 'Paruh Waktu']));
    expect(companies).toContainEqual({ title: 'Kedai Rimba', count: 2 });
  });
});

describe('vacancies by what they ask for', () => {
  beforeAll(async () => {
    const at = { companyName: 'Pintu Kerja' };
    await vacancy({ ...at, title: 'Peracik', yearsOfExperience: '0', educationLevels: 'SMA/SMK' });
    await vacancy({ ...at, title: 'Penata', yearsOfExperience: '2', educationLevels: 'Diploma, Sarjana' });
    await vacancy({ ...at, title: 'Pelari', yearsOfExperience: null, educationLevels: null });
  });

  it.each([
    [{ experience: 'none' }, ['Peracik']],
    [{ education: 'SMA/SMK' }, ['Peracik']],
    [{ education: 'sarjana' }, ['Penata']],
    [{ education: 'SMA/SMK,Sarjana' }, ['Penata', 'Peracik']],
    [{ education: 'Sarjana', experience: 'none' }, []],
    [{ education: 'S3' }, []],
  ])('are found by %j', async (query, expected) =>
    expect(await titles({ q: 'pintu kerja', ...query })).toEqual(expected),
  );

  it('an experience nobody offers is refused', async () => {
    expect((await test.call('GET', '/api/job-vacancies?experience=banyak')).status).toBe(400);
  });

  it('can be narrowed to each level, and to those without experience', async () => {
    const { educations, withoutExperience } = (await test.call('GET', '/api/job-vacancies/filters')).body
      .data as JobOptions;
    expect(educations).toEqual(
      expect.arrayContaining(['SMA/SMK', 'Diploma', 'Sarjana'].map((title) => ({ title, count: 1 }))),
    );
    expect(withoutExperience).toBe(1);
  });

  it('are watched by it too', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const watch = (body: object) => test.call('POST', '/api/job-alert', { auth: rani.auth, body });
    await watch({ education: 'Paket C' });
    const { body } = await watch({ education: 'Paket C', experience: 'none' });
    expect(body.data).toMatchObject([{ experience: '' }, { education: 'Paket C', experience: 'none' }]);
    later(0.01);
    await vacancy({ title: 'Penjaga', educationLevels: 'Paket C', yearsOfExperience: '1' });
    later(0.01);
    await tellAlerts(test.services);
    const told = await test.services.db.select().from(notification).where(eq(notification.userId, rani.userId));
    expect(told).toHaveLength(1);
    expect(told[0]!.message).toContain('"Paket C"');
  });
});

describe('vacancies and courses', () => {
  const matching = async ({ auth }: TestLearner, query: object = {}) => {
    const { status, body } = await test.call('GET', `/api/job-matching?${new URLSearchParams(query as never)}`, {
      auth,
    });
    return status === 200 ? (body.data as JobCard[]).map(({ jobTitle }) => jobTitle).sort() : status;
  };

  it('that share a word of the trade fit who has the course, by its stem', async () => {
    const { courseId, eventId } = await newCourse(test);
    await test.services.db
      .update(schema.course)
      .set({ fullname: 'Membatik Sulaman Dasar untuk Pemula' })
      .where(eq(schema.course.id, courseId));
    const [rani, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    await enrolled(test, rani, courseId, eventId);
    await vacancy({ title: 'Pembatik', companyName: 'Rumah Benang', educationLevels: 'SMP' });
    await vacancy({ title: 'Penata Etalase', category: 'Sulaman', companyName: 'Rumah Benang' });
    await vacancy({ title: 'Petugas Dasar', companyName: 'Rumah Benang' });
    await vacancy({ title: 'Pembatik Lama', companyName: 'Rumah Benang', isPublished: false });
    expect(await matching(rani)).toEqual(['Pembatik', 'Penata Etalase']);
    expect(await matching(rani, { education: 'SMP' })).toEqual(['Pembatik']);
    expect(await matching(other)).toEqual([]);
    expect((await test.call('GET', '/api/job-matching')).status).toBe(401);
  });

  it('fit by trade and interests first, then by what they ask for, then by their titles', async () => {
    const { db } = test.services;
    const [lina] = (await manyLearners(test, 1)) as [TestLearner];
    const { courseId, eventId } = await newCourse(test);
    await db.update(schema.course).set({ fullname: 'Merajut Benang Wol' }).where(eq(schema.course.id, courseId));
    await db.insert(schema.courseCategory).values([
      { courseId, categoryId: 2 },
      { courseId, categoryId: 78 },
    ]);
    await enrolled(test, lina, courseId, eventId);
    await db.insert(schema.userLearningInterest).values({ userId: lina.userId, name: 'Kuliner' });
    const [design] = await db.select().from(schema.category).where(eq(schema.category.id, 2));
    const at = { companyName: 'Griya Wol' };
    await vacancy({ ...at, title: 'Penata Etalase Toko', category: design!.name });
    await vacancy({ ...at, title: 'Juru Masak', category: 'Kuliner' });
    await vacancy({ ...at, title: 'Petugas Penjualan', requirements: ['Bisa merajut'] });
    await vacancy({ ...at, title: 'Penjaga Gudang Benang' });
    await vacancy({ ...at, title: 'Satpam', category: 'Prakerja' });
    const { body } = await test.call('GET', '/api/job-matching?company=Griya%20Wol', { auth: lina.auth });
    expect((body.data as JobCard[]).map(({ jobTitle }) => jobTitle)).toEqual([
      'Juru Masak',
      'Penata Etalase Toko',
      'Petugas Penjualan',
      'Penjaga Gudang Benang',
    ]);
    expect(body.meta).toMatchObject({ totalData: 4 });
  });

  it('lead to courses of their trade first, then to those that have a word of their title', async () => {
    const [design] = await test.services.db.select().from(schema.category).where(eq(schema.category.id, 2));
    await vacancy({ title: 'Juru Excel', category: design!.name, companyName: 'Galeri Angka' });
    const { body } = await test.call('GET', '/api/job-vacancies/courses?q=galeri%20angka');
    const ids = (body.data as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([COURSE.design, COURSE.batik, COURSE.excel]));
    expect(ids.indexOf(COURSE.excel)).toBeGreaterThan(Math.min(ids.indexOf(COURSE.design), ids.indexOf(COURSE.batik)));
  });

  it('are found by indexes of what they say', async () => {
    const plan = await test.services.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { condition } = fitting({ trades: ['kuliner'], interests: ['batik'], titles: ['rajut'] });
      const { rows } = await tx.execute(sql`explain select id from job where ${condition}`);
      return JSON.stringify(rows);
    });
    for (const name of ['job_trade', 'job_about', 'job_asked']) expect(plan).toContain(name);
  });

  it('lead to courses about what they ask for, those of the search alone', async () => {
    const coursesOf = async (q: string) =>
      ((await test.call('GET', `/api/job-vacancies/courses?q=${q}`)).body.data as { id: number }[]).map(({ id }) => id);
    await vacancy({ title: 'Juru Batik Pesisir', companyName: 'Lereng' });
    await vacancy({ title: 'Petugas Senior', companyName: 'Sepi' });
    expect(await coursesOf('lereng')).toContain(COURSE.batik);
    expect(await coursesOf('sepi')).toEqual([]);
    expect(await coursesOf('tiada')).toEqual([]);
  });
});

describe('a vacancy that is kept', () => {
  const saved = async ({ auth }: TestLearner) =>
    ((await test.call('GET', '/api/job-saved', { auth })).body.data as JobCard[]).map(({ postId }) => postId);
  const keep = ({ auth }: TestLearner, id: number) => test.call('PUT', `/api/job-saved/${id}`, { auth });

  it('is theirs alone, once, until it is let go or closes', async () => {
    const [rani, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    const [first, second] = [await vacancy({}), await vacancy({})];
    expect((await keep(rani, first)).status).toBe(200);
    test.advance(1);
    ahead += 1;
    await Promise.all([keep(rani, second), keep(rani, second)]);
    expect([await saved(rani), await saved(other)]).toEqual([[second, first], []]);
    await test.call('DELETE', `/api/job-saved/${first}`, { auth: other.auth });
    expect(await saved(rani)).toEqual([second, first]);
    await test.call('DELETE', `/api/job-saved/${first}`, { auth: rani.auth });
    await test.services.db.update(job).set({ isPublished: false }).where(eq(job.id, second));
    expect(await saved(rani)).toEqual([]);
    expect((await keep(rani, second)).status).toBe(404);
    expect((await test.call('PUT', `/api/job-saved/${first}`)).status).toBe(401);
    const auth = await signedInTo(test, rani, null, 'mysooltan');
    expect((await test.call('GET', '/api/job-saved', { auth })).status).toBe(403);
  });
});

describe('a search that is watched', () => {
  const watch = ({ auth }: TestLearner, body: object) => test.call('POST', '/api/job-alert', { auth, body });
  const watched = async ({ auth }: TestLearner) =>
    (await test.call('GET', '/api/job-alert', { auth })).body.data as JobAlert[];
  const told = (who: TestLearner) =>
    test.services.db.$count(
      notification,
      and(eq(notification.userId, who.userId), eq(notification.title, 'Lowongan Baru Untukmu')),
    );
  async function mailsTo(who: TestLearner) {
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, who.userId));
    const rows = await outboxOf(test.services.db, 'jobAlert');
    return rows
      .filter(({ payload }) => (payload as { to: string }).to === account!.email)
      .map((row) => mailOf({ ...row, id: String(row.id) }));
  }

  it('asks for something, is there once, and is one of five at most, asked for at once too', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await watch(rani, {})).status).toBe(400);
    expect((await watch(rani, { q: 'a', city: 'solo' })).status).toBe(200);
    expect((await watch(rani, { q: 'a', city: 'solo' })).status).toBe(200);
    expect(await watched(rani)).toHaveLength(1);
    const more = await Promise.all(Array.from({ length: 8 }, (_, at) => watch(rani, { q: `kata ${at}` })));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(more.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await watched(rani)).toHaveLength(5);
  });

  it('is told of what is new to it, once, and once a day at most', async () => {
    const [rani, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    await vacancy({ title: 'Peracik Jamu', city: 'Surakarta' });
    await watch(rani, { q: 'jamu', city: 'solo' });
    await watch(other, { q: 'jamu', city: 'medan' });
    await tellAlerts(test.services);
    expect(await told(rani)).toBe(0);
    later(0.01);
    for (let times = 0; times < 6; times += 1) await vacancy({ title: 'Peracik Jamu', city: 'Surakarta' });
    later(0.01);
    await Promise.all([tellAlerts(test.services), tellAlerts(test.services)]);
    await tellAlerts(test.services);
    expect([await told(rani), await told(other)]).toEqual([1, 0]);
    const [mail] = await mailsTo(rani);
    expect(mail!.text).toContain('Ada 6 lowongan baru');
    expect(mail!.text.match(/- Peracik Jamu, Rumah Jahit, Surakarta/g)).toHaveLength(5);
    expect(mail!.text).toContain('/job-vacancies?q=jamu&city=solo');
    expect(mail!.unsubscribe).toContain('kind=job');
    await vacancy({ title: 'Penjual Jamu', city: 'Surakarta' });
    later(0.5);
    await tellAlerts(test.services);
    expect(await told(rani)).toBe(1);
    later(0.6);
    await tellAlerts(test.services);
    expect([await told(rani), (await mailsTo(rani)).length]).toEqual([2, 2]);
  });

  it('tells nobody who does without, or whose watch has ended', async () => {
    const [quiet, gone] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    for (const who of [quiet, gone]) await watch(who, { q: 'nelayan' });
    const preference = { ...preferenceOf({}), job: { mail: false, app: true, push: true } };
    await test.call('PUT', '/api/notification/preference', { auth: quiet.auth, body: preference });
    const [alert] = await watched(gone);
    await test.call('DELETE', `/api/job-alert/${alert!.id}`, { auth: quiet.auth });
    expect(await watched(gone)).toHaveLength(1);
    await test.call('DELETE', `/api/job-alert/${alert!.id}`, { auth: gone.auth });
    later(0.01);
    await vacancy({ title: 'Nelayan' });
    later(0.01);
    await tellAlerts(test.services);
    expect([await told(quiet), (await mailsTo(quiet)).length, await told(gone)]).toEqual([1, 0, 0]);
  });
});
