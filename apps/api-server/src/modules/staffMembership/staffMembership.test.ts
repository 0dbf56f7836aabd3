import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

type Row = { id: number; version: number; email: string };
/** Somebody who proved their address. */
async function proven(): Promise<TestLearner> {
  const { userAccount } = schema;
  const [person] = (await manyLearners(test, 1)) as [TestLearner];
  await test.services.db.update(userAccount).set({ isVerified: true }).where(eq(userAccount.id, person.userId));
  return person;
}
const emailOf = async ({ userId }: TestLearner) => {
  const { userAccount } = schema;
  const [row] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, userId));
  return row!.email;
};
const make = (body: object, { auth } = operator) =>
  test.call('POST', '/api/admin/membership', {
    auth,
    body: { sessionType: 'mysooltan', startsOn: null, endsOn: null, ...body },
  });
const change = ({ id, version }: Row, body: object) =>
  test.call('PATCH', `/api/admin/membership/${id}`, {
    auth: operator.auth,
    body,
    headers: { 'if-match': `"${version}"` },
  });

describe('a membership', () => {
  it('is given once, opens what members see, and ends on its day', async () => {
    const person = await proven();
    const email = await emailOf(person);
    const made = await make({ email: email.toUpperCase() });
    expect([made.status, made.body.data]).toMatchObject([201, { email, sessionType: 'mysooltan', programId: null }]);
    expect((await make({ email })).body).toMatchObject({ code: 400, errors: [{ field: 'email' }] });
    const list = await test.call('GET', `/api/admin/membership?sessionType=mysooltan&q=${email}`, {
      auth: operator.auth,
    });
    expect(list.body.data).toMatchObject([{ email }]);
    const row = made.body.data as Row;
    const ended = await change(row, { endsOn: '2020-01-31' });
    expect(ended.body.data).toMatchObject({ endsOn: '2020-01-31', version: 2 });
    const history = await test.call('GET', `/api/admin/membership/${row.id}/history`, { auth: operator.auth });
    expect((history.body.data as { action: string }[]).map(({ action }) => action)).toEqual([
      'membership.update',
      'membership.create',
    ]);
  });

  it('says at its field what does not go together', async () => {
    const person = await proven();
    const email = await emailOf(person);
    const wrong: [string, object][] = [
      ['email', { email: 'tidak-ada@example.com' }],
      ['endsOn', { email, startsOn: '2026-02-01', endsOn: '2026-01-31' }],
      ['startsOn', { email, startsOn: '0000-01-01' }],
      ['endsOn', { email, endsOn: '9999-12-31' }],
      ['programId', { email, programId: 1 }], // of another area
      ['programId', { email, programId: 999_999 }],
    ];
    for (const [field, body] of wrong)
      expect((await make(body)).body, field).toMatchObject({ code: 400, errors: [{ field }] });
    const { membership } = schema;
    expect(await test.services.db.$count(membership, eq(membership.userId, person.userId))).toBe(0);
  });

  it('is given to nobody who took an address before its owner did', async () => {
    const [squatter] = (await manyLearners(test, 1)) as [TestLearner];
    const email = await emailOf(squatter);
    expect((await make({ email, sessionType: 'internship-ddb' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'email' }],
    });
    const { membership } = schema;
    expect(await test.services.db.$count(membership, eq(membership.userId, squatter.userId))).toBe(0);
  });

  it.each(['content', 'support', 'programme'])('is not for %s', async (role) => {
    const { auth } = await newStaff(test, role);
    expect((await test.call('GET', '/api/admin/membership', { auth })).status).toBe(403);
  });
});
