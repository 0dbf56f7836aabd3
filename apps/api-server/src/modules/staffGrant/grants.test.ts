import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newRole, newStaff, staffBearer } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { readCommand } from '../../staff/readCommand.ts';
import { runCommand } from '../../staff/runCommand.ts';

const { auditLog, staffGrant, userAccount } = schema;

let test: TestApp;
let dewi: TestLearner;
let hendra: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  dewi = await newStaff(test, 'operator');
  hendra = await newStaff(test, 'operator');
  await newRole(test, 'giver', ['staff.grant', 'staff.read', 'content.edit']);
});
afterAll(() => test?.stop());

const call = (method: 'GET' | 'POST', path: string, who: TestLearner, body?: unknown) =>
  test.call(method, `/api/admin/${path}`, { auth: who.auth, ...(body === undefined ? {} : { body }) });
const give = (body: object, who = dewi) => call('POST', 'grant', who, body);
const emailOf = async ({ userId }: TestLearner) =>
  (await test.services.db.select().from(userAccount).where(eq(userAccount.id, userId)))[0]!.email;
interface Row {
  id: string;
  email: string;
  role: string;
  place: { kind: string; name: string } | null;
  endsAt: string | null;
}
const listed = async (path: string) => (await call('GET', path, dewi)).body.data as unknown as Row[];
const grantOf = async (email: string, role: string, state = 'live') =>
  (await listed(`grant?state=${state}&limit=100&q=${encodeURIComponent(email)}`)).find((row) => row.role === role);
const accounts = (email: string) => test.services.db.$count(userAccount, eq(userAccount.email, email));
const waiting = async (email: string) => (await listed('grant-request')).find((row) => row.email === email);

describe('a role', () => {
  it('is given at a place to somebody new, who is mailed, and holds at once', async () => {
    const email = 'laras.baru@contoh.example';
    const answer = await give({ email, fullname: 'Laras Baru', role: 'partner', partnerId: 2 });
    expect([answer.status, answer.body.data]).toEqual([201, { isWaiting: false }]);
    expect(await grantOf(email, 'partner')).toMatchObject({ place: { kind: 'partner' }, endsAt: null });
    const mails = await outboxOf(test.services.db, 'staffInvitation');
    expect(mails.map(({ payload }) => (payload as { to: string }).to)).toContain(email);
    expect((await give({ email, role: 'partner', partnerId: 2 })).status).toBe(409);
    expect((await give({ email, role: 'partner', partnerId: 1 })).status).toBe(201);
    expect((await give({ email, role: 'partner' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'partnerId' }],
    }); // all there are
  });

  it('of a teacher is given for who teaches, not for a partner, and stands in the list by their name', async () => {
    const [who] = await test.services.db.select().from(schema.teacher).where(eq(schema.teacher.slug, 'guru-utama'));
    const email = 'guru.utama@contoh.example';
    const person = { email, fullname: 'Guru Utama', role: 'teacher' };
    expect((await give({ ...person, partnerId: 2 })).body).toMatchObject({ errors: [{ field: 'teacherId' }] });
    expect((await give({ ...person, teacherId: 9_999 })).body).toMatchObject({ errors: [{ field: 'teacherId' }] });
    expect((await give({ ...person, teacherId: who!.id })).status).toBe(201);
    expect((await give({ ...person, teacherId: who!.id })).status).toBe(409);
    expect(await grantOf(email, 'teacher')).toMatchObject({ place: { kind: 'teacher', name: 'Guru Utama' } });
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.email, email));
    const auth = await staffBearer(test, account!.id);
    const seen = (await test.call('GET', '/api/admin/course', { auth })).body.data as { fullname: string }[];
    expect(seen.map(({ fullname }) => fullname)).toEqual(['Microsoft Excel untuk Administrasi']);
  });

  it('that holds where somebody teaches gives nothing on', async () => {
    const giver = await newStaff(test, 'operator', { teacherId: 1 });
    expect((await give({ email: 'x@contoh.example', fullname: 'X', role: 'content' }, giver)).status).toBe(403);
  });

  it.each([
    ['role', { role: 'raja' }],
    ['partnerId', { partnerId: 9_999 }],
    ['partnerId', { partnerId: 1, programId: 1 }],
    ['email', { email: 'bukan email' }],
    ['fullname', { fullname: undefined }],
    ['fullname', { fullname: ' ' }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
  ])('says at %s what is wrong', async (field, more) => {
    const { status, body } = await give({
      email: 'siapa@contoh.example',
      fullname: 'Siapa Saja',
      role: 'content',
      ...more,
    });
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('is not given to oneself, nor by who does not hold it', async () => {
    expect((await give({ email: await emailOf(dewi), role: 'content' })).body).toMatchObject({
      errors: [{ field: 'email' }],
    });
    const giver = await newStaff(test, 'giver');
    expect((await give({ email: 'x@contoh.example', fullname: 'X', role: 'support' }, giver)).body).toMatchObject({
      errors: [{ field: 'role' }],
    });
    expect((await give({ email: 'x@contoh.example', fullname: 'X', role: 'content' }, giver)).status).toBe(400); // content holds more
    expect((await call('POST', 'grant', await newStaff(test, 'content'), {})).status).toBe(403);
    const local = await newStaff(test, 'operator', { partnerId: 2 });
    expect((await give({ email: 'x@contoh.example', fullname: 'X', role: 'content' }, local)).status).toBe(403);
  });

  it('ends at once, is put on record and stays in the list of those that ended', async () => {
    const person = await newStaff(test, 'support');
    const email = await emailOf(person);
    const { id } = (await grantOf(email, 'support'))!;
    expect((await call('GET', 'order', person)).status).toBe(200);
    const [ended] = await Promise.all([1, 2, 3].map(() => call('POST', `grant/${id}/end`, dewi)));
    expect((await call('GET', 'order', person)).status).toBe(403);
    expect((await call('POST', `grant/${id}/end`, dewi)).body.data).toEqual(ended!.body.data);
    expect(await grantOf(email, 'support')).toBeUndefined();
    expect(await grantOf(email, 'support', 'over')).toMatchObject({ id });
    const trail = await test.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, email), eq(auditLog.action, 'staff.revoke')));
    expect(trail).toMatchObject([{ actorId: dewi.userId, before: { role: 'support' } }]);
    expect((await call('POST', 'grant/0190a1b2-0000-4000-8000-000000000000/end', dewi)).status).toBe(404);
  });
});

describe('a powerful role', () => {
  const decide = (id: string, decision: 'give' | 'refuse', who: TestLearner) =>
    call('POST', `grant-request/${id}/decision`, who, { decision });

  it('waits for another person, who gives it once', async () => {
    const email = 'keuangan.baru@contoh.example';
    const fullname = 'Keuangan Baru';
    expect((await give({ email, role: 'finance' })).body).toMatchObject({ code: 400, errors: [{ field: 'fullname' }] });
    expect((await give({ email, fullname, role: 'finance' })).body.data).toEqual({ isWaiting: true });
    expect((await give({ email, fullname, role: 'finance' })).status).toBe(409);
    expect(await waiting(email)).toMatchObject({ fullname, userId: null });
    expect(await accounts(email)).toBe(0);
    expect(await grantOf(email, 'finance')).toBeUndefined();
    const { id } = (await waiting(email))!;
    expect((await decide(id, 'give', dewi)).body).toMatchObject({ code: 409, status: 'SECOND_GRANTER_REQUIRED' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, 'give', hendra)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await grantOf(email, 'finance')).toMatchObject({ fullname });
    expect(await accounts(email)).toBe(1);
    expect(await waiting(email)).toBeUndefined();
  });

  it('is refused by the second, or taken back by the first', async () => {
    for (const [who, email] of [
      [hendra, 'tolak@contoh.example'],
      [dewi, 'urung@contoh.example'],
    ] as const) {
      await give({ email, fullname: 'Calon Baru', role: 'operator' });
      const { id } = (await waiting(email))!;
      expect((await decide(id, 'refuse', who)).status).toBe(200);
      expect((await decide(id, 'give', hendra)).status).toBe(409);
      expect(await grantOf(email, 'operator')).toBeUndefined();
      expect(await accounts(email)).toBe(0); // nothing is left of somebody who was not taken
      expect(
        (await test.services.pool.query('select from staff_grant_request where email = $1', [email])).rowCount,
      ).toBe(0);
    }
  });

  it('is not given by who gets it, nor by who holds less', async () => {
    const person = await newStaff(test, 'giver');
    await give({ email: await emailOf(person), role: 'operator' });
    const { id } = (await waiting(await emailOf(person)))!;
    expect((await decide(id, 'give', person)).status).toBe(409);
    expect((await decide(id, 'give', await newStaff(test, 'giver'))).status).toBe(403);
    expect((await decide(id, 'refuse', hendra)).status).toBe(200);
  });

  it('is told as such among the roles, with what one may give', async () => {
    const roles = (await call('GET', 'role-choice', await newStaff(test, 'giver'))).body.data as unknown as {
      name: string;
      isPowerful: boolean;
      mayGive: boolean;
    }[];
    const of = (name: string) => roles.find((role) => role.name === name);
    expect(of('operator')).toMatchObject({ isPowerful: true, mayGive: false });
    expect(of('finance')).toMatchObject({ isPowerful: true });
    expect(of('support')).toMatchObject({ isPowerful: true, mayGive: false }); // looks as learners
    expect(of('organiser')).toMatchObject({ isPowerful: false, mayGive: false });
    expect(of('giver')).toMatchObject({ isPowerful: true, mayGive: true });
  });
});

describe('an address that somebody registered before its owner', () => {
  /** Registers an address without proving it, signs in with it, at a provider too, and holds a session of the back office. */
  async function squatter(email: string) {
    const { db, now } = test.services;
    const own = { email, password: 'Penyerang9Pintu' };
    const body = { ...own, fullname: 'Bukan Pemilik', phone: '81234567890', consent: true };
    const registered = await test.call('POST', '/api/auth/register', { body });
    const { userId } = registered.body.data as { userId: string };
    await db.insert(schema.externalIdentity).values({ issuer: 'https://lain.example', subject: email, userId });
    const signIn = (path: string) => test.call('POST', path, { body: own });
    const login = (await signIn('/api/auth/login')).body.data as { session: { token: string } };
    const backOffice = await staffBearer(test, userId);
    const isOut = async () => {
      const refused = await Promise.all([
        signIn('/api/auth/login'),
        test.call('POST', '/api/staff/session', { body: own }),
        test.call('GET', '/api/profile/me', { auth: `Bearer ${login.session.token}` }),
        test.call('GET', '/api/staff/me', { auth: backOffice }),
      ]);
      const identities = await db.$count(schema.externalIdentity, eq(schema.externalIdentity.userId, userId));
      const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
      const { fullname, phone, passwordHash, isVerified } = account!;
      return { answers: refused.map(({ status }) => status), identities, fullname, phone, passwordHash, isVerified };
    };
    return { userId, isOut, at: now(), auth: `Bearer ${login.session.token}` };
  }
  const out = { answers: [401, 401, 401, 401], identities: 0, phone: null, passwordHash: null, isVerified: false };
  const linkTo = async (email: string) => {
    const mails = await outboxOf(test.services.db, 'staffInvitation');
    const mine = mails.map(({ payload }) => payload as { to: string; link: string }).filter(({ to }) => to === email);
    return new URL(mine.at(-1)!.link);
  };

  it('goes to whoever reads its mails, when the role is given', async () => {
    const email = 'didahului.satu@contoh.example';
    const { isOut } = await squatter(email);
    expect((await give({ email, fullname: 'Pemilik Alamat', role: 'content' })).status).toBe(201);
    expect(await isOut()).toMatchObject({ ...out, fullname: 'Pemilik Alamat' });
    const body = { token: (await linkTo(email)).searchParams.get('token'), password: 'Pemilik7Ladang' };
    expect((await test.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    const signedIn = await test.call('POST', '/api/staff/session', { body: { email, password: body.password } });
    expect(signedIn.body.data).toMatchObject({ me: { roles: ['content'], fullname: 'Pemilik Alamat' } });
    // what the owner has proven stays as it is with the next role
    expect((await give({ email, fullname: 'Nama Lain', role: 'partner', partnerId: 2 })).status).toBe(201);
    expect((await linkTo(email)).pathname).toBe('/login');
  });

  it('goes to them when a second person gives a powerful one, wherever its account went meanwhile', async () => {
    const email = 'didahului.dua@contoh.example';
    const { isOut, userId } = await squatter(email);
    expect((await give({ email, role: 'operator' })).body.data).toEqual({ isWaiting: true });
    expect(await waiting(email)).toMatchObject({ userId: null });
    const { id } = (await waiting(email))!;
    expect((await call('POST', `grant-request/${id}/decision`, hendra, { decision: 'give' })).status).toBe(200);
    expect(await isOut()).toMatchObject({ ...out, fullname: 'didahului.dua' });
    expect((await linkTo(email)).pathname).toBe('/undangan');
    expect(await grantOf(email, 'operator')).toMatchObject({ userId });

    const moved = 'didahului.tiga@contoh.example';
    const other = await squatter(moved);
    await give({ email: moved, role: 'operator' });
    const request = (await waiting(moved))!;
    const elsewhere = { email: 'penyerang@contoh.example', isVerified: true };
    await test.services.db.update(userAccount).set(elsewhere).where(eq(userAccount.id, other.userId));
    const decided = await call('POST', `grant-request/${request.id}/decision`, hendra, { decision: 'give' });
    expect(decided.status).toBe(200);
    expect(await test.services.db.$count(staffGrant, eq(staffGrant.userId, other.userId))).toBe(0);
    expect(await grantOf(moved, 'operator')).toMatchObject({ email: moved });
  });
});

describe('the last operator', () => {
  it('stays, also when two end each other at once, and by the command', async () => {
    const { db } = test.services;
    const ended = { endsAt: test.services.now() };
    const others = await db
      .select()
      .from(staffGrant)
      .where(and(eq(staffGrant.role, 'operator'), isNull(staffGrant.endsAt)));
    for (const { id, userId } of others)
      if (userId !== dewi.userId && userId !== hendra.userId)
        await db.update(staffGrant).set(ended).where(eq(staffGrant.id, id));
    const own = async (who: TestLearner) => (await grantOf(await emailOf(who), 'operator'))!.id;
    const [first, second] = [await own(dewi), await own(hendra)];
    const answers = await Promise.all([
      call('POST', `grant/${first}/end`, hendra),
      call('POST', `grant/${second}/end`, dewi),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.some((status) => status === 409 || status === 403)).toBe(true);
    const [left] = await db
      .select()
      .from(staffGrant)
      .where(and(eq(staffGrant.role, 'operator'), isNull(staffGrant.endsAt)));
    const who = left!.userId === dewi.userId ? dewi : hendra;
    expect((await call('POST', `grant/${left!.id}/end`, who)).body).toMatchObject({ status: 'LAST_OPERATOR' });
    const email = await emailOf(who);
    expect(await runCommand(test.services, readCommand(['revoke', email, 'operator'])!)).toEqual({
      lines: [`${email} is the last operator; give somebody else that role first.`],
      exitCode: 1,
    });
  });
});
