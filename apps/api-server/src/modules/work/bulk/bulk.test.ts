import { DAY_MS } from '@suluh/domain/time';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { newStaff } from '../../../../test/staff.ts';
import { workOf } from '../../../../test/work.ts';
import { schema } from '../../../db/index.ts';

const { auditLog, job, news, promo } = schema;

let test: TestApp;
let content: ReturnType<typeof workOf>;
let finance: ReturnType<typeof workOf>;
beforeAll(async () => {
  test = await startTestApp();
  content = workOf(test, await newStaff(test, 'content'));
  finance = workOf(test, await newStaff(test, 'finance'));
});
afterAll(() => test?.stop());

const posted = new Date('2026-01-05T01:00:00Z');
async function newJobs(title: string, count: number, isPublished = true): Promise<number[]> {
  const values = Array.from({ length: count }, (_, at) => ({
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-${at}`,
    title: `${title} ${at}`,
    companyName: 'Maju',
    isPublished,
    postedAt: posted,
  }));
  const made = await test.services.db.insert(job).values(values).returning({ id: job.id });
  return made.map(({ id }) => id);
}
const jobs = (ids: readonly number[]) =>
  test.services.db
    .select()
    .from(job)
    .where(inArray(job.id, [...ids]))
    .orderBy(job.id);

describe('many vacancies', () => {
  it('are taken off the pages, each told, and put back as they were, announced to nobody anew', async () => {
    const ids = await newJobs('Juru Las', 3);
    await test.services.db.update(job).set({ isPublished: false }).where(eq(job.id, ids[2]!));
    const done = await content.given('job/bulk/published', { ids, isPublished: false });
    expect(done).toMatchObject({ state: 'done', canUndo: true, counts: { done: 2, same: 1, failed: 0 } });
    expect((await jobs(ids)).map(({ isPublished }) => isPublished)).toEqual([false, false, false]);
    const rows = await content.rows(done);
    expect(rows.map(({ title, action, outcome }) => [title, action, outcome])).toEqual([
      ['Juru Las 0', 'update', 'done'],
      ['Juru Las 1', 'update', 'done'],
      ['Juru Las 2', 'same', null],
    ]);
    expect(rows[0]!.changes).toEqual([{ field: 'isPublished', from: 'ya', to: 'tidak' }]);

    const { version } = (await jobs([ids[0]!]))[0]!;
    await content.ask('PATCH', `job/${ids[0]}`, { city: 'Tegal' }, { 'if-match': `"${version}"` });
    const undone = await content.goOn(done, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } });
    expect((await content.rows(done, 'refused')).map(({ title, problems }) => [title, problems])).toEqual([
      ['Juru Las 0', [{ column: '', message: staffWorkText.problems.changedSince }]],
    ]);
    const [changed, restored] = await jobs(ids);
    expect(changed).toMatchObject({ isPublished: false, city: 'Tegal' });
    expect(restored).toMatchObject({ isPublished: true, postedAt: posted });
    const told = await test.services.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `job ${ids[1]}`))
      .orderBy(auditLog.id);
    expect(told.map(({ action }) => action)).toEqual(['job.updatedMany', 'job.restored']);
  });

  it('are those a list shows, where it still shows as many', async () => {
    const ids = await newJobs('Juru Bata', 4, false);
    const filter = { q: 'juru bata', isPublished: 'false' };
    const body = { filter, isPublished: true };
    const moved = await content.ask('POST', 'job/bulk/published', { ...body, expectedCount: 3 });
    expect([moved.status, moved.body.data]).toEqual([409, { count: 4 }]);
    expect((await content.ask('POST', 'job/bulk/published', body)).status).toBe(400);
    expect((await content.ask('POST', 'job/bulk/published', { ...body, ids, expectedCount: 4 })).status).toBe(400);
    expect((await jobs(ids)).some(({ isPublished }) => isPublished)).toBe(false);
    const done = await content.given('job/bulk/published', { ...body, expectedCount: 4 });
    expect(done.counts).toMatchObject({ done: 4 });
    expect((await jobs(ids)).every((each) => each.isPublished && each.postedAt > posted)).toBe(true);
  });

  it('are stopped after the row at hand', async () => {
    const ids = await newJobs('Juru Cat', 2);
    const { body } = await content.ask('POST', 'job/bulk/published', { ids, isPublished: false });
    const { id } = body.data as { id: string };
    expect((await content.ask('POST', `work/${id}/stop`)).body.data).toMatchObject({ state: 'stopped' });
    expect((await jobs(ids)).every(({ isPublished }) => isPublished)).toBe(true);
  });

  it('are changed by who may change one of them, and by nobody else', async () => {
    const body = { ids: [1], isPublished: false };
    for (const list of ['job', 'news'])
      expect((await finance.ask('POST', `${list}/bulk/published`, body)).status).toBe(403);
    expect((await content.ask('POST', 'promo/bulk/stop', { ids: ['HEMAT50'] })).status).toBe(403);
    const support = workOf(test, await newStaff(test, 'support'));
    expect((await support.ask('POST', 'promo/bulk/stop', { ids: ['HEMAT50'] })).status).toBe(403);
  });
});

describe('many pieces of news', () => {
  it('are published and taken back', async () => {
    const { db } = test.services;
    const made = await db
      .insert(news)
      .values(['a', 'b'].map((slug) => ({ slug: `massal-${slug}`, title: `Massal ${slug}`, isPublished: false })))
      .returning({ id: news.id });
    const ids = made.map(({ id }) => id);
    const stands = async () =>
      (await db.select().from(news).where(inArray(news.id, ids))).map(({ isPublished }) => isPublished);
    const done = await content.given('news/bulk/published', { ids, isPublished: true });
    expect([done.counts.done, await stands()]).toEqual([2, [true, true]]);
    expect((await content.goOn(done, 'undo')).counts).toMatchObject({ undone: 2 });
    expect(await stands()).toEqual([false, false]);
  });
});

describe('many promos', () => {
  const at = (days: number) => new Date(test.services.now().getTime() + days * DAY_MS);
  const stands = async () => {
    const rows = await test.services.db.select().from(promo).where(like(promo.code, 'MASSAL%')).orderBy(promo.code);
    return rows.map(({ code, endAt }) => [code, endAt > test.services.now()]);
  };

  it('are stopped, whatever days they hold on, but for those that are over; and run again when that is undone', async () => {
    const { db } = test.services;
    const wednesdays = { weekdays: [3] };
    await db.insert(promo).values(
      [
        { code: 'MASSAL1', startAt: at(-2), endAt: at(20) },
        { code: 'MASSAL2', startAt: at(-0.001), endAt: at(20), ...wednesdays },
        { code: 'MASSAL3', startAt: at(-9), endAt: at(-8) },
      ].map((each) => ({ title: each.code, amount: 1_000, ...each })),
    );
    const done = await finance.given('promo/bulk/stop', { ids: ['MASSAL1', 'MASSAL2', 'MASSAL3'] });
    expect(done).toMatchObject({ state: 'done', counts: { done: 2, same: 1 } });
    expect(await stands()).toEqual([
      ['MASSAL1', false],
      ['MASSAL2', false],
      ['MASSAL3', false],
    ]);
    expect((await finance.rows(done)).map(({ subjectId }) => subjectId)).toEqual(['MASSAL1', 'MASSAL2', 'MASSAL3']);
    const told = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'promo MASSAL1'), eq(auditLog.action, 'promo.stop')));
    expect(told).toHaveLength(1);
    expect((await finance.goOn(done, 'undo')).counts).toMatchObject({ undone: 2, kept: 0 });
    expect(await stands()).toEqual([
      ['MASSAL1', true],
      ['MASSAL2', true],
      ['MASSAL3', false],
    ]);
  });

  it('of a list leave out what it never shows: those of somebody alone', async () => {
    const filter = { q: 'rujukan massal' };
    const { db } = test.services;
    const [owner] = await db.select({ id: schema.userAccount.id }).from(schema.userAccount).limit(1);
    await db.insert(promo).values({
      code: 'RUJUKAN1',
      title: 'Rujukan massal',
      amount: 1_000,
      ownerId: owner!.id,
      startAt: at(-1),
      endAt: at(9),
    });
    expect((await finance.given('promo/bulk/stop', { filter, expectedCount: 0 })).of).toBe(0);
    expect((await finance.given('promo/bulk/stop', { ids: ['RUJUKAN1'] })).of).toBe(0);
  });
});
