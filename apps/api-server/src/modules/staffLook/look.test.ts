import { catalogue } from '@suluh/api/catalogue';
import { LOOK_LIMIT } from '@suluh/domain/limits';
import { maskedPhone } from '@suluh/domain/personal-data';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { hashPassword } from '../auth/password.ts';

const {
  auditLog,
  learnerLook,
  loginSession,
  membership,
  notification,
  outbox,
  program,
  staffGrant,
  tryCount,
  userAccount,
} = schema;
const REASON = 'Tidak bisa membuka materi kursusnya';

let test: TestApp;
let wahyu: TestLearner;
let learner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  wahyu = await newStaff(test, 'support');
});
afterAll(() => test?.stop());
beforeEach(async () => {
  await test.services.db.delete(tryCount);
  learner = await newMember();
});

/** A learner of the main site. */
async function newMember(): Promise<TestLearner> {
  const [made] = (await manyLearners(test, 1)) as [TestLearner];
  await test.services.db
    .insert(membership)
    .values({ userId: made.userId, sessionType: 'reguler' })
    .onConflictDoNothing();
  return made;
}

const make = (who: TestLearner, more: object = {}, auth = wahyu.auth) =>
  test.call('POST', `/api/admin/learner/${who.userId}/look`, {
    auth,
    body: { sessionType: 'reguler', programId: null, reason: REASON, ...more },
  });
const codeOf = ({ body }: Awaited<ReturnType<typeof make>>) =>
  new URL((body.data as { url: string }).url).searchParams.get('code')!;
const begin = (code: string, sessionType = 'reguler', programme?: string) =>
  test.call('POST', '/api/auth/look', {
    body: { code, sessionType },
    headers: programme === undefined ? {} : { 'x-program': programme },
  });
interface Begun {
  token: string;
  endsAt: string;
  user: { id: string };
}
async function looking(who = learner, by = wahyu.auth) {
  const { body } = await begin(codeOf(await make(who, {}, by)));
  const { token, ...rest } = body.data as Begun;
  return { auth: `Bearer ${token}`, ...rest };
}

describe('a look', () => {
  it('opens by its link once, shows what the learner sees, and is told to them with its reason', async () => {
    const made = await make(learner);
    expect([made.status, (made.body.data as { url: string }).url]).toEqual([
      201,
      expect.stringMatching(/\/api\/session\/look\?code=[\w-]{20,}$/),
    ]);
    const code = codeOf(made);
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    const { token, endsAt, user } = answers.find(({ status }) => status === 200)!.body.data as Begun;
    expect(user.id).toBe(learner.userId);
    const lasts = Date.parse(endsAt) - test.services.now().getTime();
    expect(lasts).toBeGreaterThan(14 * 60_000);
    expect(lasts).toBeLessThanOrEqual(15 * 60_000);
    const auth = `Bearer ${token}`;
    const own = await test.call('GET', '/api/my-course?type=all', { auth: learner.auth });
    expect((await test.call('GET', '/api/my-course?type=all', { auth })).body).toEqual(own.body);

    const { db } = test.services;
    const news = await db.select().from(notification).where(eq(notification.userId, learner.userId));
    expect(news).toHaveLength(1);
    expect(news[0]!.message).toContain(REASON);
    const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(mail).toMatchObject({ kind: 'accountLooked', payload: { reason: REASON } });
    const trail = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `learner ${learner.userId}`));
    expect(trail.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['learner.look', wahyu.userId],
      ['learner.lookBegin', wahyu.userId],
    ]);
    expect(trail[0]).toMatchObject({ address: expect.any(String), sessionId: expect.any(String) });
    expect(trail[1]).toMatchObject({ address: trail[0]!.address, sessionId: trail[0]!.sessionId });
    expect(JSON.stringify(trail)).not.toContain(code);
    const one = await test.call('GET', `/api/admin/learner/${learner.userId}`, { auth: wahyu.auth });
    expect(one.body.data).toMatchObject({ isStaff: false, looks: [{ reason: REASON }] });
    const staff = await test.call('GET', `/api/admin/learner/${wahyu.userId}`, { auth: wahyu.auth });
    expect(staff.body.data).toMatchObject({ isStaff: true });
  });

  it('that was asked for and never opened is told to nobody, and its link ends after a minute', async () => {
    const code = codeOf(await make(learner));
    test.advance(61);
    expect((await begin(code)).status).toBe(404);
    test.advance(-61);
    expect(await test.services.db.$count(notification, eq(notification.userId, learner.userId))).toBe(0);
  });

  it('ends after a quarter of an hour, and there is nothing to renew it by', async () => {
    const { auth } = await looking();
    const me = () => test.call('GET', '/api/profile/me', { auth });
    expect((await me()).status).toBe(200);
    test.advance(15 * 60 + 1);
    expect((await me()).body.status).toBe('TOKEN_EXPIRED');
    test.advance(-15 * 60 - 1);
    // whatever its token says, the row decides
    await test.services.db
      .update(loginSession)
      .set({ lookEndsAt: test.services.now() })
      .where(eq(loginSession.userId, learner.userId));
    expect((await me()).body.status).toBe('TOKEN_EXPIRED');
    const { rowCount } = await test.services.pool.query(
      'select from refresh_token r join login_session s on s.id = r.session_id where s.look_ends_at is not null',
    );
    expect(rowCount).toBe(0);
  });

  it('ends when it is ended, and when the learner ends all others', async () => {
    const first = await looking();
    expect((await test.call('POST', '/api/auth/logout', { auth: first.auth })).status).toBe(200);
    expect((await test.call('GET', '/api/profile/me', { auth: first.auth })).status).toBe(401);
    const second = await looking();
    expect((await test.call('POST', '/api/auth/logout-others', { auth: learner.auth })).status).toBe(200);
    expect((await test.call('GET', '/api/profile/me', { auth: second.auth })).status).toBe(401);
  });
});

describe('the right to a look', () => {
  const over = { endsAt: new Date(0), startsAt: new Date(0) };
  type Support = TestLearner & { password: string };
  async function support(): Promise<Support> {
    const { db } = test.services;
    const who = await newStaff(test, 'support');
    const password = 'Rimba12345';
    const passwordHash = await hashPassword(password);
    await db.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, who.userId));
    return { ...who, password };
  }
  const grants = (who: TestLearner) => eq(staffGrant.userId, who.userId);

  it.each<[string, (who: Support) => Promise<unknown>]>([
    ['the grant ended', (who) => test.services.db.update(staffGrant).set(over).where(grants(who))],
    ['the role may it no more', (who) => test.services.db.update(staffGrant).set({ role: 'door' }).where(grants(who))],
    [
      'the grant reaches something else',
      (who) => test.services.db.update(staffGrant).set({ programId: 1 }).where(grants(who)),
    ],
    [
      'the password was changed',
      async ({ password, ...who }) => {
        const body = { oldPassword: password, newPassword: 'Samudra9876' };
        const auth = await signedInTo(test, who, null);
        expect((await test.call('POST', '/api/auth/change-password', { auth, body })).status).toBe(200);
      },
    ],
    ['who looks signed out', ({ auth }) => test.call('DELETE', '/api/staff/session', { auth })],
    [
      'who is looked at became staff',
      () => test.services.db.insert(staffGrant).values({ userId: learner.userId, role: 'door', startsAt: new Date(0) }),
    ],
    [
      'who is looked at closes the account',
      () =>
        test.services.db.update(userAccount).set({ closingAt: new Date() }).where(eq(userAccount.id, learner.userId)),
    ],
  ])('ends it at once, and its links, when %s', async (_, becomes) => {
    const who = await support();
    const bystander = await looking(await newMember()); // of another member of staff, who stays
    const { auth } = await looking(learner, who.auth);
    const code = codeOf(await make(learner, {}, who.auth));
    const me = (token: string) => test.call('GET', '/api/profile/me', { auth: token });
    expect((await me(auth)).status).toBe(200);
    await becomes(who);
    expect((await me(auth)).status).toBe(401);
    expect((await begin(code)).status).toBe(404);
    expect([(await me(bystander.auth)).status, (await me(learner.auth)).status]).toEqual([200, 200]);
  });
});

describe('whoever looks', () => {
  const called = (method: string, path: string, auth: string) =>
    test.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/\{\w+\}/g, '1'),
      headers: { authorization: auth },
    });

  it('changes nothing, by no call there is', async () => {
    const { auth } = await looking();
    const changing = catalogue.filter(
      ({ auth: mark, method, endsLook }) => (mark === 'B' || mark === 'O') && method !== 'GET' && !endsLook,
    );
    expect(changing.length).toBeGreaterThan(50);
    for (const { method, path, id } of changing) {
      const answer = await called(method, path, auth);
      expect([id, answer.statusCode, answer.json<{ status: string }>().status]).toEqual([id, 403, 'LOOK_READ_ONLY']);
    }
    expect((await called('POST', '/api/cart', auth)).json<{ message: string }>().message).toContain(
      'melihat sebagai peserta',
    );
    expect(catalogue.filter(({ endsLook }) => endsLook).map(({ id }) => id)).toEqual(['auth.logout']);
  });

  it('does not see what is the learner’s alone', async () => {
    const { auth } = await looking();
    const closed = catalogue.filter(({ isClosedToLooks }) => isClosedToLooks);
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['profile.export', 'attending.ticket', 'voucher.own', 'lesson.notesFile']),
    );
    for (const { method, path, id } of closed) {
      const answer = await called(method, path, auth);
      expect([id, answer.json<{ status: string }>().status]).toEqual([id, 'LOOK_PRIVATE']);
    }
    const phone = '+6281234567890';
    await test.services.db
      .update(userAccount)
      .set({ phone, nik: test.services.seal.closeText('3404012345678901'), birthDate: '2001-02-03' })
      .where(eq(userAccount.id, learner.userId));
    const { body } = await test.call('GET', '/api/profile/me', { auth });
    expect(body.data).toMatchObject({ phone: maskedPhone(phone), nik: null, birthDate: null });
    const codes = [
      { target: learner.userId, purpose: 'changeEmail', sentTo: 'sekar.baru@contoh.example' },
      { target: learner.userId, purpose: 'verifyPhone', sentTo: '+6281298765432' },
    ].map((code) => ({ ...code, codeHash: Buffer.from('x'), expiresAt: new Date(Date.now() + 600_000) }));
    await test.services.db.insert(schema.oneTimeCode).values(codes);
    const credentials = async (token: string) =>
      (await test.call('GET', '/api/profile/credentials', { auth: token })).body.data;
    expect(await credentials(auth)).toMatchObject({
      phone: '+62*******7890',
      pendingPhone: '+62*******5432',
      pendingEmail: 's***@contoh.example',
    });
    expect(await credentials(learner.auth)).toMatchObject({
      phone,
      pendingPhone: '+6281298765432',
      pendingEmail: 'sekar.baru@contoh.example',
    });
    // nor does any other call that a look may make
    const open = catalogue.filter(
      ({ auth: mark, method, isClosedToLooks }) =>
        (mark === 'B' || mark === 'O') && method === 'GET' && !isClosedToLooks,
    );
    for (const { method, path, id } of open) {
      const { body: answered } = await called(method, path, auth);
      expect([id, answered.includes('81234567890'), answered.includes('3404012345678901')]).toEqual([id, false, false]);
    }
    const own = await test.call('GET', '/api/profile/me', { auth: learner.auth });
    expect(own.body.data).toMatchObject({ phone, nik: '3404012345678901', birthDate: '2001-02-03' });
  });

  it('leaves nothing behind by reading: no call that reads writes', async () => {
    const { auth } = await looking();
    const { pool } = test.services;
    const everyConnection = async (statement: string) => {
      const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
      for (const client of clients) {
        await client.query(statement);
        client.release();
      }
    };
    const reading = catalogue.filter(({ auth: mark, method }) => (mark === 'B' || mark === 'O') && method === 'GET');
    await everyConnection('set default_transaction_read_only = on');
    try {
      const wrote: string[] = [];
      for (const { method, path, id } of reading)
        if ((await called(method, path, auth)).statusCode === 500) wrote.push(id);
      expect(wrote).toEqual([]);
    } finally {
      await everyConnection('set default_transaction_read_only = off');
    }
  });
});

describe('a look is refused', () => {
  it('without a reason, to who may not, at staff and closed accounts, and beyond twenty in an hour', async () => {
    expect((await make(learner, { reason: ' pendek ' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'reason' }],
    });
    expect((await make(learner, {}, learner.auth)).status).toBe(403);
    expect((await make(learner, {}, (await newStaff(test, 'finance')).auth)).status).toBe(403);
    for (const who of [wahyu, await newStaff(test, 'door')]) expect((await make(who)).body.status).toBe('LOOK_CLOSED');
    const code = codeOf(await make(learner));
    const isStaffSince = { role: 'door', startsAt: new Date(0) };
    await test.services.db.insert(staffGrant).values({ userId: learner.userId, ...isStaffSince });
    expect((await begin(code)).status).toBe(404); // became staff meanwhile
    const other = await newMember();
    for (let time = 1; time < LOOK_LIMIT.calls; time++) await make(other);
    expect((await make(other)).status).toBe(429);
    await test.services.db.update(userAccount).set({ deletedAt: new Date() }).where(eq(userAccount.id, other.userId));
    expect((await make(other)).status).toBe(404);
  });

  it('as soon as the account is closing: asked for, opened and going on', async () => {
    const { db } = test.services;
    const hash = await hashPassword('Rimba12345');
    await db.update(userAccount).set({ passwordHash: hash }).where(eq(userAccount.id, learner.userId));
    const code = codeOf(await make(learner));
    const { auth } = await looking();
    const body = { password: 'Rimba12345', certificates: 'keep' };
    expect((await test.call('DELETE', '/api/profile/me', { auth: learner.auth, body })).status).toBe(200);
    expect((await test.call('GET', '/api/profile/me', { auth })).status).toBe(401);
    expect((await begin(code)).status).toBe(404);
    expect([(await make(learner)).status, (await make(learner)).body.status]).toEqual([409, 'LOOK_CLOSED']);
  });

  it('on another site than it was made for, and in an area the learner is not in', async () => {
    const { db } = test.services;
    const programs = await db.select().from(program).where(eq(program.sessionType, 'reguler')).limit(2);
    const [ours, others] = programs as [typeof program.$inferSelect, typeof program.$inferSelect];
    expect((await make(learner, { programId: ours.id })).status).toBe(404);
    expect((await make(learner, { sessionType: 'mysooltan' })).status).toBe(404);
    const wrong = codeOf(await make(learner));
    expect((await begin(wrong, 'mysooltan')).status).toBe(404);
    expect((await begin(wrong, 'reguler', ours.slug)).status).toBe(404);
    expect((await begin(wrong)).status).toBe(200); // it was not spent by that
    await db.insert(membership).values({ userId: learner.userId, sessionType: 'reguler', programId: ours.id });
    const code = codeOf(await make(learner, { programId: ours.id }));
    expect((await begin(code, 'reguler', others.slug)).status).toBe(404);
    expect((await begin(code, 'reguler', ours.slug)).status).toBe(200);
  });

  it('beyond the programme of a grant, whose learners alone are found', async () => {
    const { db } = test.services;
    const programs = await db.select().from(program).where(eq(program.sessionType, 'reguler')).limit(2);
    const [ours, others] = programs as [typeof program.$inferSelect, typeof program.$inferSelect];
    const [member] = (await manyLearners(test, 1)) as [TestLearner];
    await db.insert(membership).values({ userId: member.userId, sessionType: 'reguler', programId: ours.id });
    const local = await newStaff(test, 'support', { programId: ours.id });
    const foreign = await newStaff(test, 'support', { programId: others.id });
    const list = async (who: TestLearner) =>
      ((await test.call('GET', '/api/admin/learner?limit=100', { auth: who.auth })).body.data as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await list(local)).toContain(member.userId);
    expect(await list(local)).not.toContain(learner.userId);
    expect(await list(foreign)).not.toContain(member.userId);
    const one = (who: TestLearner) => test.call('GET', `/api/admin/learner/${member.userId}`, { auth: who.auth });
    expect((await one(local)).body.data).toMatchObject({ areas: [{ programId: ours.id }] });
    expect((await one(foreign)).status).toBe(404);
    expect((await make(member, { programId: ours.id }, foreign.auth)).status).toBe(404);
    expect((await make(member, {}, local.auth)).status).toBe(404); // the main site is not theirs to look at
    expect((await make(member, { programId: ours.id }, local.auth)).status).toBe(201);
    expect(await test.services.db.$count(learnerLook, eq(learnerLook.staffId, foreign.userId))).toBe(0);
  });
});
