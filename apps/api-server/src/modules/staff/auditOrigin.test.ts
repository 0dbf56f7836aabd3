import { signedVisitor, VISITOR_HEADER } from '@suluh/api/visitor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { hashPassword } from '../auth/password.ts';
import { eraseFromAudit } from '../personalData/eraseFromAudit.ts';
import { recordChange } from './change.ts';

const VISITOR_SECRET = 'v'.repeat(32);
let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp({ VISITOR_SECRET });
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

interface Row {
  action: string;
  subject: string;
  address: string | null;
  session: string | null;
}
const trail = async (subject: string) => {
  const address = `/api/admin/audit?subject=${encodeURIComponent(subject)}&limit=100`;
  const { body } = await test.call('GET', address, { auth: operator.auth });
  return body.data as unknown as Row[];
};
const from = (address: string) => ({ [VISITOR_HEADER]: signedVisitor(VISITOR_SECRET, address) });
/** Makes a word of searches, which is a change. @returns its subject */
const change = async (word: string, { auth }: TestLearner, headers: Record<string, string> = {}) => {
  const body = { word, means: ['kopi'] };
  const made = await test.call('POST', '/api/admin/synonym', { auth, body, headers });
  expect(made.status).toBe(201);
  return `synonym ${(made.body.data as { id: number }).id}`;
};

it('a change tells the address of its person, and not of the server that hands it on', async () => {
  const [told] = await trail(await change('kofie', operator, from('203.0.113.7')));
  expect(told).toMatchObject({ action: 'synonym.create', address: '203.0.113.7' });
  const [madeUp] = await trail(await change('kofiie', operator, { [VISITOR_HEADER]: '203.0.113.7;x' }));
  expect(madeUp!.address).toBe('127.0.0.1'); // unsigned: who connects
  const [ofServer] = await trail(await change('kofiiie', operator, from('server')));
  expect(ofServer!.address).toBe('127.0.0.1');
});

it('changes of one session are told by its name, which opens nothing', async () => {
  const other = await newStaff(test, 'operator');
  const [first, second, third] = [
    await trail(await change('tehh', operator)),
    await trail(await change('tehhh', operator)),
    await trail(await change('tehhhh', other)),
  ].map(([row]) => row!.session);
  expect(first).toMatch(/^[\da-f]{12}$/);
  expect([second === first, third === first]).toEqual([true, false]);
  const { status } = await test.call('GET', '/api/admin/audit', { auth: `Bearer staff_${first}` });
  expect(status).toBe(401);
});

it('reading somebody, and signing in, tell it too', async () => {
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  await test.call('GET', `/api/admin/learner/${learner.userId}`, { auth: operator.auth, headers: from('203.0.113.9') });
  const read = (await trail(`learner ${learner.userId}`)).find(({ action }) => action === 'data.read');
  expect(read).toMatchObject({ address: '203.0.113.9', session: expect.any(String) as string });

  const other = await newStaff(test, 'operator');
  const email = await emailOf(other);
  await test.services.pool.query('update user_account set password_hash = $2 where id = $1', [
    other.userId,
    await hashPassword(PASSWORD),
  ]);
  const answer = await test.call('POST', '/api/staff/session', {
    body: { email, password: PASSWORD },
    headers: from('198.51.100.4'),
  });
  expect(answer.status).toBe(200);
  const { token } = answer.body.data as { token: string };
  const entered = (await trail(email)).find(({ action }) => action === 'staff.signIn');
  expect(entered).toMatchObject({ address: '198.51.100.4' });
  const [since] = await trail(await change('kopii', { ...other, auth: `Bearer ${token}` }));
  expect(since!.session).toBe(entered!.session);
});

it('what a command or a job did tells neither', async () => {
  const change = { by: null, action: 'order.mail', subject: 'order SLH-tanpa-asal' };
  await recordChange(test.services.db, change);
  expect(await trail(change.subject)).toMatchObject([{ address: null, session: null }]);
});

it('erasing whoever did it takes both away, and leaves what was done', async () => {
  const leaving = await newStaff(test, 'operator');
  const subject = await change('susu', leaving, from('203.0.113.77'));
  const kept = await change('susuu', operator, from('203.0.113.78'));
  const client = await test.services.pool.connect();
  const who = { id: leaving.userId, email: await emailOf(leaving), fullname: 'Yang pergi', phone: null };
  await eraseFromAudit(client, who).finally(() => client.release());
  expect(await trail(subject)).toMatchObject([{ action: 'synonym.create', address: null, session: null }]);
  expect(await trail(kept)).toMatchObject([{ address: '203.0.113.78' }]);
});

async function emailOf({ userId }: TestLearner): Promise<string> {
  const found = await test.services.pool.query<{ email: string }>('select email from user_account where id = $1', [
    userId,
  ]);
  return found.rows[0]!.email;
}
