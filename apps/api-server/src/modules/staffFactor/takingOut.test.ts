import { catalogue } from '@suluh/api/catalogue';
import { FRESH_PROOF_MS } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newClass, participant } from '../../../test/classes.ts';
import { softPasskey } from '../../../test/passkey.ts';
import { newRole, newStaff, staffBearer } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { hashPassword } from '../auth/password.ts';

const PASSWORD = 'Rimba12345';
const { tryCount, userAccount } = schema;
type Options = { challenge: string; rpId?: string; rp?: { id: string } };

let test: TestApp;
let sheet: string;
beforeAll(async () => {
  test = await startTestApp();
  const { courseId, event } = await newClass(test);
  await participant(test, courseId, event.id);
  sheet = `/api/admin/event/${event.id}/session/1/sheet.csv`;
});
afterAll(() => test?.stop());
beforeEach(async () => {
  await test.services.db.delete(tryCount);
});

const get = async (auth: string, url = sheet) => {
  const { statusCode, payload } = await test.app.inject({ url, headers: { authorization: auth } });
  return { status: statusCode, payload };
};
const refusalOf = ({ payload }: { payload: string }) => (JSON.parse(payload) as { status: string }).status;
const ask = (method: 'POST', path: string, auth: string, body?: unknown) =>
  test.call(method, `/api/staff/${path}`, { auth, ...(body === undefined ? {} : { body }) });

async function person(role = 'organiser') {
  const who = await newStaff(test, role);
  const passwordHash = await hashPassword(PASSWORD);
  await test.services.db.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, who.userId));
  return { ...who, auth: await staffBearer(test, who.userId, false) };
}

async function withPasskey() {
  const who = await person();
  const key = softPasskey();
  const asked = (await ask('POST', 'passkey/begin', who.auth)).body.data as unknown as Options;
  expect((await ask('POST', 'passkey', who.auth, { name: 'Laptop', passkey: key.made(asked) })).status).toBe(201);
  return { ...who, key };
}

const later = async (ms: number, deed: () => Promise<void>) => {
  test.advance(ms / 1000);
  try {
    await deed();
  } finally {
    test.advance(-ms / 1000);
  }
};

describe('what carries data of people', () => {
  it('leaves after a second factor shown within five minutes, and not a moment later', async () => {
    const { auth, key } = await withPasskey();
    await later(FRESH_PROOF_MS - 1_000, async () => expect((await get(auth)).status).toBe(200));
    await later(FRESH_PROOF_MS, async () => {
      const late = await get(auth);
      expect([late.status, refusalOf(late)]).toEqual([403, 'PROOF_REQUIRED']);
      expect((await get(auth, sheet.replace(/session.*/, 'attendance'))).status).toBe(200); // a page, which is read here
      const ways = (await ask('POST', 'proof/begin', auth)).body.data as { passkey: Options; byPassword: boolean };
      expect(ways.byPassword).toBe(false);
      const byPassword = await ask('POST', 'proof', auth, { password: PASSWORD });
      expect([byPassword.status, byPassword.body.status]).toEqual([409, 'CODE_REQUIRED']); // stands in for no second factor
      expect((await get(auth)).status).toBe(403);
      expect((await ask('POST', 'proof', auth, { passkey: key.used(ways.passkey) })).status).toBe(200);
      expect((await get(auth)).status).toBe(200);
    });
  });

  it('is on record with who took it, as is who read of somebody, once an hour for the same', async () => {
    const { auth, userId } = await withPasskey();
    const { auditLog } = schema;
    const event = /\d+/.exec(sheet)![0];
    const trail = async () =>
      (await test.services.db.select().from(auditLog).where(eq(auditLog.actorId, userId)).orderBy(auditLog.id))
        .filter(({ action }) => action.startsWith('data.'))
        .map(({ action, subject, after }) => [action, subject, after]);
    const taken = ['data.taken', `event ${event}`, { permission: 'event.attendance', file: expect.any(String) }];
    const read = ['data.read', `event ${event}`, { permission: 'event.participant' }];
    const participants = sheet.replace(/session.*/, 'participant');
    expect((await get(auth, sheet.replace(event, '999999'))).status).toBe(404);
    expect(await trail()).toEqual([]); // nothing left
    for (const url of [sheet, sheet, participants, participants]) expect((await get(auth, url)).status).toBe(200);
    expect(await trail()).toEqual([taken, read]);
    await test.services.db
      .update(auditLog)
      .set({ createdAt: new Date(0) })
      .where(eq(auditLog.actorId, userId));
    expect((await get(auth, participants)).status).toBe(200);
    expect(await trail()).toEqual([taken, read, read]);
    const history = await get(auth, `/api/admin/event/${event}/history`);
    expect((JSON.parse(history.payload) as { data: { action: string }[] }).data).toEqual([]); // nothing was changed
  });

  it('asks for the password once more where there is no second factor, which proves nothing else', async () => {
    const { auth, userId } = await person();
    expect((await get(auth)).status).toBe(200); // typed it to sign in
    await later(FRESH_PROOF_MS, async () => {
      expect(refusalOf(await get(auth))).toBe('PROOF_REQUIRED');
      expect((await ask('POST', 'proof/begin', auth)).body.data).toMatchObject({ byPassword: true, passkey: null });
      expect((await ask('POST', 'proof', auth, {})).body.status).toBe('CODE_REQUIRED');
      const wrong = await ask('POST', 'proof', auth, { password: 'Rimba54321' });
      expect(wrong).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'password', message: 'Kata sandi salah' }] },
      });
      expect((await get(auth)).status).toBe(403);
      expect((await ask('POST', 'proof', auth, { password: PASSWORD })).status).toBe(200);
      expect((await get(auth)).status).toBe(200);
      const [session] = await test.services.db
        .select()
        .from(schema.staffSession)
        .where(eq(schema.staffSession.userId, userId))
        .then((rows) => rows.filter(({ passwordAt }) => passwordAt !== null));
      expect(session!.provedAt).toBeNull(); // production asks for a second factor all the same
    });
  });

  it('counts wrong passwords like those of the door', async () => {
    const { auth } = await person();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await ask('POST', 'proof', auth, { password: 'Rimba54321' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  it('is asked of one session: another one of the same person has not shown it', async () => {
    const { auth, userId } = await withPasskey();
    const other = await staffBearer(test, userId, false);
    expect([(await get(auth)).status, (await get(other)).status]).toEqual([200, 403]);
  });

  it('is asked of every such file after the right to it, before anything of it is looked for', async () => {
    const files = catalogue.filter(({ carries }) => carries === 'people');
    const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
    const operator = await person('operator');
    await newRole(test, 'stranger', ['choice.read']);
    const stranger = await person('stranger');
    await later(FRESH_PROOF_MS, async () => {
      for (const { path, id } of files) {
        expect([id, refusalOf(await get(operator.auth, pathOf(path)))]).toEqual([id, 'PROOF_REQUIRED']);
        expect([id, refusalOf(await get(stranger.auth, pathOf(path)))]).toEqual([id, 'FORBIDDEN']);
      }
    });
  });
});
