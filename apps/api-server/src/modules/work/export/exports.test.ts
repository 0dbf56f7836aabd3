import { DAY_MS } from '@suluh/domain/time';
import { carriesPeople, FRESH_PROOF_MS } from '@suluh/domain/staff';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { newClass, participant } from '../../../../test/classes.ts';
import { COURSE } from '../../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../../test/learners.ts';
import { newRole, newStaff } from '../../../../test/staff.ts';
import { schema } from '../../../db/index.ts';
import { doNextWork } from '../run.ts';
import type { StaffWork } from '../work.ts';

const { auditLog, job, membership, orderItem, orders, promo, staffGrant, userAccount } = schema;

let test: TestApp;
let finance: TestLearner;
let partner: TestLearner;
let content: TestLearner;
let kelas: Awaited<ReturnType<typeof newClass>>;
beforeAll(async () => {
  test = await startTestApp();
  finance = await newStaff(test, 'finance');
  content = await newStaff(test, 'content');
  partner = await newStaff(test, 'partner', { partnerId: 2 });
  kelas = await newClass(test); // of partner 2
  const { db } = test.services;
  for (const fullname of ['=HYPERLINK("x")', 'Ayu "Si Rajin"; Lestari']) {
    const { userId } = await participant(test, kelas.courseId, kelas.event.id);
    await db.update(userAccount).set({ fullname }).where(eq(userAccount.id, userId));
  }
});
afterAll(() => test?.stop());

const ask = (who: TestLearner, method: 'GET' | 'POST', path: string, body?: object) =>
  test.call(method, `/api/admin/${path}`, { auth: who.auth, ...(body ? { body } : {}) });

const given = async (who: TestLearner, list: string, body: object) => {
  const { status, body: answer } = await ask(who, 'POST', `${list}/export`, { format: 'csv', ...body });
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data as StaffWork;
};
const fileOf = ({ id, kind }: StaffWork) => `work/${id}/${carriesPeople(kind) ? 'people-file' : 'file'}`;
const fetched = async (who: TestLearner, path: string) => {
  const { statusCode, payload, headers } = await test.app.inject({
    url: `/api/admin/${path}`,
    headers: { authorization: who.auth },
  });
  return { status: statusCode, payload, name: headers['content-disposition'] };
};
/** Rows of the file an export makes, its head first. */
async function exported(who: TestLearner, list: string, body: object = {}): Promise<string[]> {
  const work = await given(who, list, body);
  await doNextWork(test.services);
  expect((await ask(who, 'GET', `work/${work.id}`)).body.data).toMatchObject({ state: 'done' });
  const { status, payload } = await fetched(who, fileOf(work));
  expect(status).toBe(200);
  expect(payload.startsWith('\uFEFF')).toBe(true);
  return payload.slice(1).trimEnd().split('\r\n');
}

let made = 0;
async function newOrder({ status = 'PAID', courseId = COURSE.paid as number, daysAgo = 0, method = 'VA_BCA' } = {}) {
  const { db, now } = test.services;
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const id = `EXP-${(made += 1)}`;
  const createdAt = new Date(now().getTime() - daysAgo * DAY_MS);
  await db.insert(orders).values({
    id,
    invoiceId: `INV-EXP-${made}`,
    userId: learner.userId,
    status: status as 'PAID',
    productCode: method,
    purchaseTotal: 50_000,
    paymentTotal: 54_000,
    fee: 4_000,
    createdAt,
    paidAt: status === 'PAID' ? createdAt : null,
  });
  await db
    .insert(orderItem)
    .values({ orderId: id, position: 0, courseId, fullname: '@Kursus', price: 50_000, priceAfter: 50_000 });
  return { id, userId: learner.userId };
}
const idsIn = (rows: string[]) =>
  rows.slice(1).flatMap((row) => (row.startsWith('EXP-') ? [row.slice(0, row.indexOf(';'))] : []));

describe('a file of orders', () => {
  it('has those its list shows, by each of its filters, the latest first', async () => {
    const { db } = test.services;
    const paid = await newOrder();
    const waiting = await newOrder({ status: 'UNPAID', daysAgo: 40, courseId: COURSE.marketing, method: 'GOPAY' });
    await db.update(userAccount).set({ fullname: '=Wulan' }).where(eq(userAccount.id, waiting.userId));
    const rows = await exported(finance, 'order', { filter: {} });
    expect(rows[0]).toContain('Nomor pesanan;');
    expect(rows[0]).toContain('Dipesan (WIB)');
    expect(idsIn(rows)).toEqual([paid.id, waiting.id]);
    const line = rows.find((row) => row.startsWith(waiting.id))!;
    for (const cell of [";'=Wulan;", ";'@Kursus;", ';Menunggu pembayaran;', ';54000;']) expect(line).toContain(cell);
    const day = new Date(test.services.now().getTime() - 20 * DAY_MS).toISOString().slice(0, 10);
    for (const [filter, found] of [
      [{ status: 'UNPAID' }, [waiting.id]],
      [{ from: day }, [paid.id]],
      [{ until: day }, [waiting.id]],
      [{ productCode: 'GOPAY' }, [waiting.id]],
      [{ courseId: COURSE.paid }, [paid.id]],
      [{ q: 'wulan' }, [waiting.id]],
      [{ q: 'nobody at all' }, []],
    ] as const) {
      expect([filter, idsIn(await exported(finance, 'order', { filter }))]).toEqual([filter, found]);
      const list = await ask(finance, 'GET', `order?${new URLSearchParams(filter as Record<string, string>)}`);
      expect((list.body.data as { id: string }[]).map(({ id }) => id).filter((id) => id.startsWith('EXP-'))).toEqual(
        found,
      );
    }
    expect(idsIn(await exported(finance, 'order', { ids: [paid.id] }))).toEqual([paid.id]);
  });

  it('leaves with a fresh proof alone, by its own way, and stands in the audit trail without the words looked for', async () => {
    const order = await newOrder();
    const work = await given(finance, 'order', { filter: { q: order.id, status: 'PAID' } });
    await doNextWork(test.services);
    expect((await fetched(finance, `work/${work.id}/file`)).status).toBe(404);
    test.advance(FRESH_PROOF_MS / 1000);
    const late = await fetched(finance, fileOf(work));
    test.advance(-FRESH_PROOF_MS / 1000);
    expect([late.status, (JSON.parse(late.payload) as { status: string }).status]).toEqual([403, 'PROOF_REQUIRED']);
    const file = await fetched(finance, fileOf(work));
    expect([file.status, file.name]).toEqual([200, expect.stringContaining(`pesanan-${work.id.slice(0, 8)}.csv`)]);
    const told = await test.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, finance.userId), eq(auditLog.subject, `work ${work.id}`)))
      .orderBy(desc(auditLog.id));
    expect(told.map(({ action }) => action)).toEqual(['data.taken', 'order.export']);
    expect(told[1]!.after).toEqual({ format: 'csv', options: { filter: { status: 'PAID' } } });
  });

  it('is refused to who sees no orders, and to who may see them no longer', async () => {
    expect((await ask(content, 'POST', 'order/export', { format: 'csv' })).status).toBe(403);
    expect((await ask(partner, 'POST', 'order/export', { format: 'csv' })).status).toBe(403);
    const leaving = await newStaff(test, 'support');
    const { db, now } = test.services;
    await db.insert(staffGrant).values({ userId: leaving.userId, role: 'content', startsAt: now() });
    const work = await given(leaving, 'order', { filter: {} });
    await doNextWork(test.services);
    const support = and(eq(staffGrant.userId, leaving.userId), eq(staffGrant.role, 'support'));
    await db.update(staffGrant).set({ endsAt: now() }).where(support);
    expect((await fetched(leaving, fileOf(work))).status).toBe(403);
    expect((await ask(leaving, 'POST', `work/${work.id}/stop`)).status).toBe(403);
  });
});

describe('a file of schedules and who is on them', () => {
  it('has those a partner looks after, whatever is asked for', async () => {
    const mine = await exported(partner, 'event', { filter: {} });
    const courses = mine.slice(1).map((row) => row.split(';')[1]);
    expect(courses).toContain(String(kelas.courseId));
    const theirs = await newClass(test);
    await test.services.db.update(schema.course).set({ partnerId: 1 }).where(eq(schema.course.id, theirs.courseId));
    await participant(test, theirs.courseId, theirs.event.id);
    expect(await exported(partner, 'event', { ids: [theirs.event.id] })).toHaveLength(1);
    expect(await exported(partner, 'participant', { ids: [theirs.event.id] })).toHaveLength(1);
    expect(await exported(partner, 'event', { filter: { courseId: theirs.courseId } })).toHaveLength(1);
    expect(await exported(partner, 'participant', { filter: { courseId: theirs.courseId } })).toHaveLength(1);
  });

  it('has names and the state of each place, and no address of anybody', async () => {
    const rows = await exported(partner, 'participant', { filter: { courseId: kelas.courseId, when: 'coming' } });
    expect(rows).toHaveLength(3);
    expect(rows.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows.join('\n')).toContain('"Ayu ""Si Rajin""; Lestari"');
    expect(rows.join('\n')).not.toContain('@contoh.example');
    const past = await exported(partner, 'participant', { filter: { courseId: kelas.courseId, when: 'past' } });
    expect(past).toHaveLength(1);
  });
});

describe('a file of learners', () => {
  it('has those of a programme for who looks after it, and all of them for who looks after all', async () => {
    const { db, now } = test.services;
    const [own, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    await db.insert(membership).values({ userId: own.userId, sessionType: 'reguler', programId: 1 });
    await newRole(test, 'helper', ['learner.look', 'work.own']);
    const helper = await newStaff(test, 'helper', { programId: 1 });
    const seen = (rows: string[], { userId }: TestLearner) => rows.some((row) => row.startsWith(userId));
    const few = await exported(helper, 'learner', { filter: {} });
    expect([seen(few, own), seen(few, other)]).toEqual([true, false]);
    expect(await exported(helper, 'learner', { ids: [other.userId] })).toHaveLength(1);
    const all = await exported(await newStaff(test, 'support'), 'learner', { filter: {} });
    expect([seen(all, own), seen(all, other)]).toEqual([true, true]);
    await db.update(userAccount).set({ deletedAt: now() }).where(eq(userAccount.id, other.userId));
    expect(seen(await exported(await newStaff(test, 'support'), 'learner', { filter: {} }), other)).toBe(false);
  });
});

describe('a file of promos and vacancies', () => {
  it('has what stands in their lists', async () => {
    const running = await exported(finance, 'promo', { filter: { when: 'running' } });
    const codes = await test.services.db.select({ code: promo.code }).from(promo).where(like(promo.code, 'HEMAT%'));
    for (const { code } of codes) expect(running.some((row) => row.startsWith(`${code};`))).toBe(true);
    expect((await ask(content, 'POST', 'promo/export', { format: 'csv' })).status).toBe(403);

    const { db } = test.services;
    await db.insert(job).values({ slug: 'x-1', title: '+Juru Ukur', companyName: 'Maju', tasks: ['Satu', 'Dua'] });
    await db.insert(job).values({ slug: 'x-2', title: '+Juru Gambar', companyName: 'Maju', isPublished: false });
    const jobs = (await exported(content, 'job', { filter: { q: 'juru', isPublished: 'true' } })).join('\n');
    expect(jobs).toContain(";'+Juru Ukur;Maju;");
    expect(jobs).toContain('"Satu\nDua"');
    expect(jobs).not.toContain('Juru Gambar');
    expect((await ask(finance, 'POST', 'job/export', { format: 'csv' })).status).toBe(403);
  });
});

describe('rows that are chosen', () => {
  it('stand in a file alone, whatever list they are of, and no row that was not chosen', async () => {
    const { db } = test.services;
    const many = await Promise.all([1, 2, 3].map(() => newOrder()));
    const codes = ['PILIHSATU', 'PILIHDUA', 'PILIHTIGA'];
    const period = { startAt: new Date(), endAt: new Date(Date.now() + DAY_MS) };
    await db.insert(promo).values(codes.map((code) => ({ code, title: code, amount: 1_000, ...period })));
    const made = await db
      .insert(job)
      .values(['y-1', 'y-2', 'y-3'].map((slug) => ({ slug, title: 'Penjahit', companyName: 'Maju' })))
      .returning({ id: job.id });
    const learners = await manyLearners(test, 3);
    const operator = await newStaff(test, 'operator');
    for (const [list, all] of [
      ['order', many.map(({ id }) => id)],
      ['promo', codes],
      ['job', made.map(({ id }) => id)],
      ['learner', learners.map(({ userId }) => userId)],
      ['course', [COURSE.paid, COURSE.marketing, COURSE.batik]],
    ] as const) {
      const ids = [all[2]!, all[0]!];
      const rows = await exported(operator, list, { ids });
      const found = rows.slice(1).map((row) => row.slice(0, row.indexOf(';')));
      expect([list, found.toSorted()]).toEqual([list, ids.map(String).toSorted()]);
    }
  });

  it('are not asked for beside a filter, which may mean others', async () => {
    const { status } = await ask(finance, 'POST', 'order/export', { format: 'csv', ids: ['EXP-1'], filter: {} });
    expect(status).toBe(400);
  });

  it('are those of a list: a promo of somebody alone is none', async () => {
    const { db } = test.services;
    const period = { startAt: new Date(), endAt: new Date(Date.now() + DAY_MS) };
    const ownerId = (await manyLearners(test, 1))[0]!.userId;
    await db.insert(promo).values({ code: 'MILIKSENDIRI', title: 'x', amount: 1_000, ownerId, ...period });
    expect(await exported(finance, 'promo', { ids: ['MILIKSENDIRI'] })).toHaveLength(1);
  });
});

describe('work of one’s own', () => {
  it('is followed by every role that looks after a list, and not at a door', async () => {
    const rows = await test.services.db
      .select({ role: schema.staffRolePermission.role })
      .from(schema.staffRolePermission)
      .where(eq(schema.staffRolePermission.permission, 'work.own'));
    const roles = rows.map(({ role }) => role).filter((role) => role !== 'helper');
    expect(roles.toSorted()).toEqual(['content', 'finance', 'organiser', 'partner', 'programme', 'support', 'teacher']);
    expect((await ask(await newStaff(test, 'door', { eventId: kelas.event.id }), 'GET', 'work')).status).toBe(403);
  });
});

describe('work of others', () => {
  it('is seen by who may do the same everywhere, and by nobody else', async () => {
    const work = await given(finance, 'order', { filter: {} });
    const mine = await given(partner, 'event', { filter: {} });
    const seenBy = async (who: TestLearner) => {
      const rows = (await ask(who, 'GET', 'work?limit=100')).body.data as StaffWork[];
      return [work, mine].map(({ id }) => rows.some((row) => row.id === id));
    };
    expect(await seenBy(finance)).toEqual([true, false]);
    expect(await seenBy(await newStaff(test, 'finance'))).toEqual([true, false]);
    expect(await seenBy(await newStaff(test, 'support'))).toEqual([true, true]); // which sees schedules as well
    expect(await seenBy(await newStaff(test, 'organiser'))).toEqual([false, true]);
    expect(await seenBy(await newStaff(test, 'organiser', { partnerId: 2 }))).toEqual([false, false]);
    expect(await seenBy(content)).toEqual([false, false]);
    expect(await seenBy(await newStaff(test, 'operator'))).toEqual([true, true]);
    for (const at of [`work/${work.id}`, fileOf(work), `work/${work.id}/row`])
      expect((await ask(content, 'GET', at)).status).toBe(404);
  });
});
