import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { outboxOf } from '../../test/outboxOf.ts';
import { mailOf } from '../mail/letters.ts';
import { staffBearer } from '../../test/staff.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { userAccount } = schema;
  await test.services.db.update(userAccount).set({ isVerified: true }).where(eq(userAccount.email, EMAIL));
});
afterAll(() => test?.stop());

const run = async (...args: string[]) => {
  const { lines, exitCode } = await runCommand(test.services, readCommand(args)!);
  return [exitCode, lines.join('\n')];
};
const EMAIL = 'rina@contoh.example';

describe('npm run staff', () => {
  it('gives a role, lists it and takes it away, and says so in the audit trail', async () => {
    const { userAccount } = schema;
    const [rina] = await test.services.db.select().from(userAccount).where(eq(userAccount.email, EMAIL));
    const auth = await staffBearer(test, rina!.id);
    const enters = async () => (await test.call('GET', '/api/admin/event', { auth })).status;
    expect(await enters()).toBe(403);
    expect(await run('grant', EMAIL, 'organiser', '--event', '3')).toEqual([0, `${EMAIL} is organiser now.`]);
    expect(await run('grant', EMAIL, 'organiser', '--event', '3')).toEqual([
      0,
      `${EMAIL} was organiser before; nothing changed.`,
    ]);
    expect(await enters()).toBe(200);
    expect((await run('list'))[1]).toContain(`${EMAIL}  organiser  schedule 3`);
    expect(await run('revoke', EMAIL, 'organiser')).toEqual([0, `${EMAIL} is no longer organiser.`]);
    expect(await enters()).toBe(403);
    const trail = await test.services.db.select().from(schema.auditLog);
    expect(trail.map(({ action }) => action)).toEqual(['staff.grant', 'staff.revoke']);
  });

  it('takes a role that would end by itself, and gives it anew afterwards', async () => {
    const { db } = test.services;
    const { staffGrant, userAccount } = schema;
    const [rina] = await db.select().from(userAccount).where(eq(userAccount.email, EMAIL));
    const ends = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 86_400_000) };
    await db.insert(staffGrant).values({ userId: rina!.id, role: 'organiser', eventId: 3, ...ends });
    expect((await run('list'))[1]).toContain(`${EMAIL}  organiser  schedule 3`);
    const give = () => run('grant', EMAIL, 'organiser', '--event', '3');
    expect(await give()).toEqual([0, `${EMAIL} was organiser before; nothing changed.`]);
    expect(await run('revoke', EMAIL, 'organiser')).toEqual([0, `${EMAIL} is no longer organiser.`]);
    expect((await run('list'))[1]).not.toContain(`${EMAIL}  organiser`);
    expect(await run('revoke', EMAIL, 'organiser')).toEqual([1, `${EMAIL} has no role organiser.`]);
    expect(await give()).toEqual([0, `${EMAIL} is organiser now.`]);
    await run('revoke', EMAIL, 'organiser');
  });

  it('invites somebody new by a link that opens a password once, and then the back office', async () => {
    const email = 'pengelola@contoh.example';
    expect(await run('invite', email, '--role', 'operator', '--name', 'Sri Wahyuni')).toEqual([
      0,
      `${email} is operator now and was mailed how to come in.`,
    ]);
    const [mail] = await outboxOf(test.services.db, 'staffInvitation');
    const { link, fullname } = mail!.payload as { link: string; fullname: string };
    expect(fullname).toBe('Sri Wahyuni');
    expect(mailOf({ id: '1', kind: mail!.kind, payload: mail!.payload }).text).toContain(link);
    const token = new URL(link).searchParams.get('token');
    const choose = () => test.call('POST', '/api/auth/reset-password', { body: { token, password: 'Belajar123' } });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(403);
    const signedIn = await test.call('POST', '/api/staff/session', { body: { email, password: 'Belajar123' } });
    expect(signedIn.body.data).toMatchObject({ me: { roles: ['operator'] } });
  });

  it('invites who has an account to the login, and takes a lost second factor', async () => {
    await run('invite', EMAIL, '--role', 'support');
    const mails = await outboxOf(test.services.db, 'staffInvitation');
    expect((mails.at(-1)!.payload as { link: string }).link).toMatch(/\/login$/);
    expect(await run('reset', EMAIL)).toEqual([1, `${EMAIL} has no second factor.`]);
    const { userAccount, staffSecondFactor } = schema;
    const [rina] = await test.services.db.select().from(userAccount).where(eq(userAccount.email, EMAIL));
    const auth = await staffBearer(test, rina!.id);
    await test.services.db.insert(staffSecondFactor).values({ userId: rina!.id, sealedSecret: Buffer.from('x') });
    expect((await run('reset', EMAIL))[0]).toBe(0);
    expect((await test.call('GET', '/api/staff/me', { auth })).status).toBe(401);
    expect(await run('revoke', EMAIL, 'support')).toEqual([0, `${EMAIL} is no longer support.`]);
  });

  it('takes an account from whoever registered the address before its owner, and mails the owner the way in', async () => {
    const email = 'didahului@contoh.example';
    const own = { email, password: 'Penyerang9Pintu' };
    const body = { ...own, fullname: 'Bukan Pemilik', phone: '81234567890', consent: true };
    expect((await test.call('POST', '/api/auth/register', { body })).status).toBe(201);
    expect((await run('grant', email, 'support'))[1]).toContain('Nobody proved');
    expect((await run('invite', email, '--role', 'operator', '--name', 'Sri Pemilik'))[0]).toBe(0);
    expect((await test.call('POST', '/api/staff/session', { body: own })).status).toBe(401);
    expect((await test.call('POST', '/api/auth/login', { body: own })).status).toBe(401);
    const mails = await outboxOf(test.services.db, 'staffInvitation');
    const { link, fullname, to } = mails.at(-1)!.payload as { link: string; fullname: string; to: string };
    expect([to, fullname]).toEqual([email, 'Sri Pemilik']);
    const token = new URL(link).searchParams.get('token');
    const chosen = { email, password: 'Pemilik7Ladang' };
    const reset = { token, password: chosen.password };
    expect((await test.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200);
    const signedIn = await test.call('POST', '/api/staff/session', { body: chosen });
    expect(signedIn.body.data).toMatchObject({ me: { roles: ['operator'], fullname: 'Sri Pemilik' } });
  });

  it.each([
    [['grant', 'siapa@contoh.example', 'organiser'], 'Nobody has an account with siapa@contoh.example.'],
    [['grant', EMAIL, 'king'], 'There is no role king; list says which there are.'],
    [['grant', EMAIL, 'organiser', '--partner', 'XX'], 'There is no such partner, programme, schedule or teacher.'],
    [['grant', EMAIL, 'partner'], 'The role partner is given for one place: name it.'],
    [['grant', EMAIL, 'teacher', '--partner', 'SKN'], 'The role teacher is given for one place: name it.'],
    [['grant', EMAIL, 'teacher', '--teacher', 'siapa'], 'There is no such partner, programme, schedule or teacher.'],
    [['invite', EMAIL, '--role', 'programme'], 'The role programme is given for one place: name it.'],
    [['revoke', EMAIL, 'operator'], `${EMAIL} has no role operator.`],
  ])('refuses %s', async (args, sentence) => {
    expect(await run(...args)).toEqual([1, sentence]);
  });

  it.each([
    [[]],
    [['grant', EMAIL]],
    [['grant', 'rina', 'organiser']],
    [['grant', EMAIL, 'organiser', '--event', '3', '--partner', 'SKN']],
    [['grant', EMAIL, 'organiser', '--event', 'x']],
    [['list', EMAIL]],
    [['revoke', EMAIL, 'organiser', '--event', '3']],
    [['grant', EMAIL, 'organiser', '--king']],
    [['invite', EMAIL]],
    [['invite', EMAIL, 'operator']],
    [['grant', EMAIL, 'organiser', '--role', 'operator']],
    [['reset', EMAIL, 'operator']],
  ])('does not understand %s', (args) => {
    expect(readCommand(args)).toBeNull();
  });
});
