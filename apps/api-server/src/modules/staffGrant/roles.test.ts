import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newRole, newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

const { auditLog, staffGrant, staffRolePermission, userAccount } = schema;

let test: TestApp;
let dewi: TestLearner;
let hendra: TestLearner;
let giver: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  dewi = await newStaff(test, 'operator');
  hendra = await newStaff(test, 'operator');
  await newRole(test, 'giver', ['staff.grant', 'staff.read', 'promo.read', 'promo.edit']);
  giver = await newStaff(test, 'giver');
});
afterAll(() => test?.stop());

interface Row {
  id: number;
  name: string;
  permissions: string[];
  holders: number;
  isFirst: boolean;
  asked: { permissions: string[]; byId: string | null } | null;
  version: number;
}
const REASON = 'Tugasnya sudah tidak ada';
const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  who: TestLearner,
  body?: object,
  version = 0,
) =>
  test.call(method, `/api/admin/role${path}`, {
    auth: who.auth,
    ...(body === undefined ? {} : { body }),
    ...(version === 0 ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const make = (body: object, who = dewi) => call('POST', '', who, body);
const made = async (name: string, permissions: string[]) =>
  (await make({ name, permissions })).body.data as unknown as Row;
const change = ({ id, version }: Row, body: object, who = dewi) => call('PATCH', `/${id}`, who, body, version);
const decide = ({ id, version }: Row, decision: 'give' | 'refuse', who: TestLearner) =>
  call('POST', `/${id}/decision`, who, { decision }, version);
const remove = ({ id, version }: Row, who = dewi) => call('DELETE', `/${id}`, who, { reason: REASON }, version);
const one = async ({ id }: Pick<Row, 'id'>) => (await call('GET', `/${id}`, dewi)).body.data as unknown as Row;
const named = async (name: string) =>
  ((await call('GET', `?limit=100&q=${encodeURIComponent(name)}`, dewi)).body.data as unknown as Row[]).find(
    (row) => row.name === name,
  )!;
const heldBy = async (name: string) =>
  (
    await test.services.db
      .select()
      .from(staffRolePermission)
      .where(eq(staffRolePermission.role, name))
      .orderBy(asc(staffRolePermission.permission))
  ).map(({ permission }) => permission);
const trailOf = ({ id }: Row) =>
  test.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `role ${id}`))
    .orderBy(asc(auditLog.id));

describe('a role', () => {
  it('is made, holds for whom it is given, is named anew with its grants, and tells how many hold it', async () => {
    const role = await made('Penjaga gudang', ['order.read', 'event.read', 'order.read']);
    expect(role).toMatchObject({ permissions: ['event.read', 'order.read'], holders: 0, isFirst: false, asked: null });
    const person = await newStaff(test, 'Penjaga gudang');
    expect((await test.call('GET', '/api/admin/order', { auth: person.auth })).status).toBe(200);
    expect((await change(role, { name: 'Kepala gudang' })).body.data).toMatchObject({ holders: 1, version: 2 });
    expect((await test.call('GET', '/api/admin/order', { auth: person.auth })).status).toBe(200);
    const [grant] = await test.services.db.select().from(staffGrant).where(eq(staffGrant.userId, person.userId));
    expect(grant).toMatchObject({ role: 'Kepala gudang' });
    expect((await trailOf(role)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['role.create', dewi.userId],
      ['role.update', dewi.userId],
    ]);
    const { body } = await call('GET', `/${role.id}/history`, dewi);
    expect(body.data).toMatchObject([{ action: 'role.update' }, { action: 'role.create' }]);
    expect((await change(role, { name: 'Lain' })).body).toMatchObject({
      status: 'CONFLICT',
      data: { current: { name: 'Kepala gudang' }, changedAt: expect.any(String) },
    });
  });

  it('loses at once what is taken from it', async () => {
    const role = await made('Pembaca', ['order.read', 'event.read']);
    const person = await newStaff(test, 'Pembaca');
    expect((await change(role, { permissions: ['event.read'] })).status).toBe(200);
    expect((await test.call('GET', '/api/admin/order', { auth: person.auth })).status).toBe(403);
    expect((await test.call('GET', '/api/admin/event', { auth: person.auth })).status).toBe(200);
  });

  it.each([
    ['name', { name: 'ab' }],
    ['name', { name: 'Keuangan' }],
    ['name', { name: 'FINANCE' }],
    ['permissions', { permissions: [] }],
    ['permissions.0', { permissions: ['*'] }],
    ['permissions.0', { permissions: ['raja.segala'] }],
  ])('says at %s what is wrong with %j', async (field, more) => {
    const { status, body } = await make({ name: 'Peran uji', permissions: ['event.read'], ...more });
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('is made, changed and removed by who may give it alone', async () => {
    const wrong = { code: 400, errors: [{ field: 'permissions' }] };
    expect((await make({ name: 'Promo', permissions: ['promo.edit'] }, giver)).status).toBe(201);
    expect((await make({ name: 'Situs', permissions: ['site.edit'] }, giver)).body).toMatchObject(wrong);
    const promo = await named('Promo');
    expect((await change(promo, { permissions: ['promo.edit', 'site.edit'] }, giver)).body).toMatchObject(wrong);
    const other = await made('Pengunjung', ['order.read']);
    expect((await change(other, { permissions: ['promo.read'] }, giver)).body).toMatchObject(wrong);
    expect((await change(other, { name: 'Tamu' }, giver)).status).toBe(400);
    expect((await remove(other, giver)).status).toBe(403);
    const reader = await newStaff(test, 'content');
    expect((await make({ name: 'Lain', permissions: ['content.edit'] }, reader)).status).toBe(403);
    expect((await call('GET', '', reader)).status).toBe(403);
    expect((await call('GET', '', giver)).status).toBe(200);
  });

  it('that its changer holds is not widened by them, and may be narrowed', async () => {
    const role = await made('Pemberi', ['staff.grant', 'staff.read', 'promo.read']);
    const own = await newStaff(test, 'Pemberi');
    await test.services.db
      .insert(staffGrant)
      .values({ userId: own.userId, role: 'giver', startsAt: test.services.now() });
    const wider = ['staff.grant', 'staff.read', 'promo.read', 'promo.edit'];
    expect((await change(role, { permissions: wider }, own)).body).toMatchObject({
      errors: [{ field: 'permissions' }],
    });
    expect((await change(role, { permissions: ['staff.grant', 'staff.read'] }, own)).status).toBe(200);
  });
});

describe('the roles of the beginning', () => {
  it('keep their names and stay, and the one that may do everything is not changed', async () => {
    const finance = await named('finance');
    expect(finance.isFirst).toBe(true);
    expect((await change(finance, { name: 'Bendahara' })).body).toMatchObject({ errors: [{ field: 'name' }] });
    expect((await remove(finance)).status).toBe(409);
    const operator = await named('operator');
    expect((await change(operator, { permissions: ['event.read'] })).body).toMatchObject({
      errors: [{ field: 'permissions' }],
    });
    expect((await remove(operator)).status).toBe(409);
    expect(await heldBy('operator')).toEqual(['*']);
    expect((await change(finance, { permissions: finance.permissions.slice(1) })).status).toBe(200); // nobody holds it
  });
});

describe('a role that people hold and two have to give', () => {
  const before = ['event.read'];
  const after = ['event.read', 'refund.decide'];
  async function asked(name: string) {
    const role = await made(name, before);
    const person = await newStaff(test, name);
    const row = (await change(role, { permissions: after })).body.data as unknown as Row;
    return { role: row, person };
  }

  it('is wider once another person says so, who neither asked nor holds it', async () => {
    const { role } = await asked('Penerima satu');
    expect(role).toMatchObject({ permissions: before, asked: { permissions: after, byId: dewi.userId }, version: 2 });
    expect(await heldBy(role.name)).toEqual(before);
    expect((await decide(role, 'give', dewi)).body).toMatchObject({ status: 'SECOND_GRANTER_REQUIRED' });
    expect((await decide(role, 'give', giver)).status).toBe(403);
    await test.services.db
      .insert(staffGrant)
      .values({ userId: hendra.userId, role: role.name, startsAt: test.services.now() });
    expect((await decide(role, 'give', hendra)).body).toMatchObject({ status: 'SECOND_GRANTER_REQUIRED' });
    await test.services.db
      .delete(staffGrant)
      .where(and(eq(staffGrant.userId, hendra.userId), eq(staffGrant.role, role.name)));
    expect((await decide({ ...role, version: 1 }, 'give', hendra)).status).toBe(409);
    expect((await decide(role, 'give', hendra)).body.data).toMatchObject({ permissions: after, asked: null });
    expect(await heldBy(role.name)).toEqual(after);
    expect((await decide(await one(role), 'give', hendra)).status).toBe(409);
    expect((await trailOf(role)).at(-1)).toMatchObject({ action: 'role.widen', actorId: hendra.userId });
  });

  it('stays as it is where it is refused, taken back or narrowed instead', async () => {
    const { role } = await asked('Penerima dua');
    expect((await decide(role, 'refuse', dewi)).body.data).toMatchObject({ permissions: before, asked: null });
    const again = (await change(await one(role), { permissions: after })).body.data as unknown as Row;
    const instead = (await change(again, { permissions: ['event.door'] })).body.data as unknown as Row;
    expect(instead).toMatchObject({ permissions: ['event.door'], asked: null });
    expect((await trailOf(role)).map(({ action }) => action)).toContain('role.widenRefused');
  });

  it('waits as well where it is asked for somebody, and changes at once where nobody has it', async () => {
    const name = 'Penerima tiga';
    const role = await made(name, ['seller.edit']);
    const body = { email: 'tiga@contoh.example', fullname: 'Tiga', role: name };
    expect((await test.call('POST', '/api/admin/grant', { auth: dewi.auth, body })).body.data).toEqual({
      isWaiting: true,
    });
    const wider = { permissions: ['seller.edit', 'order.read'] };
    expect((await change(role, wider)).body.data).toMatchObject({
      asked: { permissions: ['order.read', 'seller.edit'] },
    });
    const free = await made('Penerima empat', before);
    expect((await change(free, { permissions: after })).body.data).toMatchObject({ permissions: after, asked: null });
  });
});

describe('a role is removed', () => {
  it('where nobody holds it or is asked for it, with the reason on record', async () => {
    const role = await made('Sementara', ['event.read']);
    const person = await newStaff(test, 'Sementara');
    expect((await remove(role)).body).toMatchObject({ code: 409, message: expect.stringContaining('1 orang') });
    const { db, now } = test.services;
    await db.update(staffGrant).set({ endsAt: now() }).where(eq(staffGrant.userId, person.userId));
    expect((await remove(role)).status).toBe(200);
    expect(await heldBy('Sementara')).toEqual([]);
    expect((await trailOf(role)).at(-1)).toMatchObject({
      action: 'role.remove',
      before: { name: 'Sementara', permissions: ['event.read'] },
      after: { reason: REASON },
    });
    const [{ email } = { email: '' }] = await db.select().from(userAccount).where(eq(userAccount.id, person.userId));
    const { body } = await test.call('GET', `/api/admin/grant?state=over&q=${email}`, { auth: dewi.auth });
    expect(body.data).toMatchObject([{ role: 'Sementara' }]);
  });

  it('not while it is given: of two at once one finds the other done', async () => {
    const role = await made('Rebutan', ['event.read']);
    const body = { email: 'rebutan@contoh.example', fullname: 'Rebut', role: 'Rebutan' };
    const [given, removed] = await Promise.all([
      test.call('POST', '/api/admin/grant', { auth: dewi.auth, body }),
      remove(role, hendra),
    ]);
    expect([given.status === 201, removed.status === 200].filter(Boolean)).toHaveLength(1);
  });
});
