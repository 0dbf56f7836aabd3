import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { readCommand, runCommand } from '../../staff/runCommand.ts';

const { auditLog, outbox, staffGrant, staffRolePermission, userAccount } = schema;

let test: TestApp;
let dewi: TestLearner;
let hendra: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  dewi = await newStaff(test, 'operator');
  hendra = await newStaff(test, 'operator');
  await test.services.db.insert(staffRolePermission).values([
    { role: 'giver', permission: 'staff.grant' },
    { role: 'giver', permission: 'staff.read' },
    { role: 'giver', permission: 'content.edit' },
  ]);
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
    const mails = await test.services.db.select().from(outbox).where(eq(outbox.kind, 'staffInvitation'));
    expect(mails.map(({ payload }) => (payload as { to: string }).to)).toContain(email);
    expect((await give({ email, role: 'partner', partnerId: 2 })).status).toBe(409);
    expect((await give({ email, role: 'partner', partnerId: 1 })).status).toBe(201);
    expect((await give({ email, role: 'partner' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'partnerId' }],
    }); // all there are
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
    const ended = await call('POST', `grant/${id}/end`, dewi);
    expect((await call('GET', 'order', person)).status).toBe(403);
    expect((await call('POST', `grant/${id}/end`, dewi)).body.data).toEqual(ended.body.data);
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
    const roles = (await call('GET', 'role', await newStaff(test, 'giver'))).body.data as unknown as {
      name: string;
      isPowerful: boolean;
      mayGive: boolean;
    }[];
    const of = (name: string) => roles.find((role) => role.name === name);
    expect(of('operator')).toMatchObject({ isPowerful: true, mayGive: false });
    expect(of('finance')).toMatchObject({ isPowerful: true });
    expect(of('support')).toMatchObject({ isPowerful: false, mayGive: false });
    expect(of('giver')).toMatchObject({ isPowerful: true, mayGive: true });
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
