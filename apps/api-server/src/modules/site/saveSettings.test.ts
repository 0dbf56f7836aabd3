import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let operator: string;
beforeAll(async () => {
  test = await startTestApp();
  operator = (await newStaff(test, 'operator')).auth;
});
afterAll(() => test?.stop());

const ADDRESS = '/api/admin/site-settings';
type Settings = Record<string, unknown> & { updatedAt: string | null };
const read = async () => (await test.call('GET', ADDRESS, { auth: operator })).body.data as Settings;
const save = (body: object, auth = operator) => test.call('PUT', ADDRESS, { auth, body });
const told = async () => (await test.call('GET', '/api/site/config')).body.data;

describe('what is set for the whole site', () => {
  it('is told to the pages as it was saved, and what it was is on record', async () => {
    const before = await read();
    const wanted = { ...before, closureEnabled: false, campUrl: 'https://camp.example/beranda' };
    const saved = await save(wanted);
    expect([saved.status, saved.body.data]).toMatchObject([200, { closureEnabled: false, campUrl: wanted.campUrl }]);
    await expect.poll(told).toMatchObject({ closure: { enabled: false }, campUrl: wanted.campUrl });
    const after = await read();
    expect((await save({ ...after, closureEnabled: true, campUrl: null })).status).toBe(200);
    await expect.poll(told).toMatchObject({ closure: { enabled: true }, campUrl: null });
    const { auditLog } = schema;
    const rows = await test.services.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.action, 'site.save'))
      .orderBy(auditLog.id);
    expect(rows).toMatchObject([
      { before: { campUrl: null }, after: { campUrl: wanted.campUrl, closureEnabled: false } },
      { before: { campUrl: wanted.campUrl }, after: { campUrl: null } },
    ]);
    const history = await test.call('GET', `${ADDRESS}/history`, { auth: operator });
    expect(history.body.data).toMatchObject([
      { action: 'site.save', by: expect.any(String) as string, after: { campUrl: null } },
      { action: 'site.save', after: { campUrl: wanted.campUrl } },
    ]);
  });

  it('ends sales, and opens them again', async () => {
    expect((await save({ ...(await read()), salesClosed: true })).status).toBe(200);
    await expect.poll(told).toMatchObject({ closure: { salesClosed: true } });
    expect((await save({ ...(await read()), salesClosed: false })).status).toBe(200);
    await expect.poll(told).toMatchObject({ closure: { salesClosed: false } });
  });

  it('stays what it is where nothing differs', async () => {
    const before = await read();
    expect((await save(before)).body.data).toEqual(before);
  });

  it.each([
    ['campUrl', { campUrl: 'http://camp.example' }],
    ['campUrl', { campUrl: 'javascript:alert(1)' }],
    ['prakerjaDashboardUrl', { prakerjaDashboardUrl: 'prakerja' }],
    ['appDeepLink', { appDeepLink: 'suluh' }],
    ['appDeepLink', { appDeepLink: 'javascript://%0aalert(1)' }],
    ['closureDate', { closureDate: '2026-02-30' }],
    ['closureDate', { closureDate: '0026-02-28' }],
    ['downtime', { downtime: 'ya' }],
  ])('is refused at %s for %j, and nothing is saved', async (field, wrong) => {
    const before = await read();
    expect((await save({ ...before, ...wrong })).body).toMatchObject({
      code: 400,
      errors: [{ field, message: expect.stringContaining(' ') }],
    });
    expect(await read()).toEqual(before);
  });

  it('is saved by one of many who save at once; the others are told who did', async () => {
    const before = await read();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save({ ...before, campUrl: `https://camp.example/${at}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.data).toMatchObject({ current: { campUrl: (await read())['campUrl'] } });
  });

  it.each(['finance', 'content', 'support', 'partner'])('is not for %s', async (role) => {
    const { auth } = await newStaff(test, role, role === 'partner' ? { partnerId: 2 } : {});
    expect((await save(await read(), auth)).status).toBe(403);
    expect((await test.call('GET', ADDRESS, { auth })).status).toBe(403);
  });
});
