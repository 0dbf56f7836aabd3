import type { StaffBackgroundJob, StaffBackgroundKind } from '@suluh/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrder, startPaymentTest, type PaymentTest } from '../../../test/payments.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: PaymentTest;
let operator: TestLearner;
beforeAll(async () => {
  test = await startPaymentTest();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

const REASON = 'Alamatnya memang tidak ada lagi.';
const read = async () =>
  (await test.call('GET', '/api/admin/background', { auth: operator.auth })).body.data as {
    kinds: StaffBackgroundKind[];
    jobs: StaffBackgroundJob[];
  };
const jobOf = async (id: string) => (await read()).jobs.find((job) => job.id === id);
const deed = (id: string, what: 'retry' | 'stop', body?: object, who = operator) =>
  test.call('POST', `/api/admin/background/${id}/${what}`, { auth: who.auth, ...(body ? { body } : {}) });
const mail = async (failed: boolean) => {
  const { rows } = await test.services.pool.query<{ id: string }>(
    `insert into outbox (kind, payload, failed_at, last_error, created_at) values ('welcome', '{"to": "mati@contoh.example", "fullname": "P"}',
      case when $1 then now() end, 'mailbox unknown', now() - interval '2 hours') returning id::text`,
    [failed],
  );
  return rows[0]!.id;
};
const orderWork = async (isGivenUp: boolean) => {
  const { orderId } = await openOrder(test);
  await test.services.pool.query(
    `insert into order_work_failure (job, order_id, attempts, next_attempt_at, failed_at, last_error)
     values ('invoice', $1, 3, case when $2 then null else now() + interval '1 hour' end, now(), 'no paper')`,
    [orderId, isGivenUp],
  );
  return `invoice:${orderId}`;
};
const trail = async (action: string) =>
  (
    await test.services.pool.query<{ subject: string; actor: string; after: unknown }>(
      'select subject, actor_id as actor, after from audit_log where action = $1 order by id desc',
      [action],
    )
  ).rows;

describe('what runs in the background', () => {
  it('is told with its age, what fails and what was given up', async () => {
    const [dead, failing] = [await mail(true), await mail(false)];
    const { kinds, jobs } = await read();
    const welcome = kinds.find(({ kind }) => kind === 'mail.welcome')!;
    expect(welcome.oldestSeconds).toBeGreaterThan(7_000);
    expect([welcome.dead > 0, welcome.failing > 0]).toEqual([true, true]);
    const about = { kind: 'mail.welcome', about: 'mati@contoh.example', lastError: 'mailbox unknown' };
    expect(jobs.find(({ id }) => id === dead)).toMatchObject({ ...about, state: 'dead', can: 'retry' });
    expect(jobs.find(({ id }) => id === failing)).toMatchObject({ ...about, state: 'failing', can: 'stop' });
    await test.services.pool.query('delete from outbox where id = any($1)', [[dead, failing]]);
  });

  it('says in the menu how much was given up', async () => {
    const count = async () =>
      (await test.call('GET', '/api/admin/background/count', { auth: operator.auth })).body.data as { dead: number };
    const { dead: before } = await count();
    const made = [await mail(true), await mail(false)];
    await orderWork(true);
    expect(await count()).toEqual({ dead: before + 2 });
    await test.services.pool.query('delete from outbox where id = any($1)', [made]);
    await test.services.pool.query('delete from order_work_failure');
  });

  it('begins anew once it was given up, of two who ask for one', async () => {
    for (const make of [() => mail(true), () => orderWork(true)]) {
      const id = await make();
      const answers = await Promise.all([deed(id, 'retry'), deed(id, 'retry')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await jobOf(id))?.state).not.toBe('dead');
    }
    expect(await trail('invoice.retry')).toMatchObject([{ actor: operator.userId }]);
    expect((await trail('mail.retry'))[0]).toMatchObject({ actor: operator.userId });
  });

  it('that fails is given up for a reason, until somebody lets it begin anew', async () => {
    for (const make of [() => mail(false), () => orderWork(false)]) {
      const id = await make();
      expect((await deed(id, 'stop', { reason: 'Pendek' })).status).toBe(400);
      expect((await deed(id, 'stop', { reason: REASON })).status).toBe(200);
      expect(await jobOf(id)).toMatchObject({ state: 'dead', can: 'retry' });
      expect((await deed(id, 'stop', { reason: REASON })).status).toBe(404);
      expect((await deed(id, 'retry')).status).toBe(200);
    }
    expect(await trail('background.stop')).toMatchObject([
      { after: { reason: REASON } },
      { after: { reason: REASON } },
    ]);
  });

  it('does nothing about money, which has rules of its own', async () => {
    const { orderId, attempt } = await openOrder(test);
    const { rows } = await test.services.pool.query<{ id: string }>(
      `insert into refund (order_id, attempt_id, amount, reason, status, attempts, last_error) values ($1, $2, 50000, 'K', 'failed', 12, '409') returning id`,
      [orderId, attempt.id],
    );
    const { id } = rows[0]!;
    expect(await jobOf(id)).toMatchObject({ kind: 'payment.refund', state: 'dead', can: null });
    expect((await deed(id, 'retry')).status).toBe(400);
  });

  it('is nobody’s but operators’', async () => {
    for (const role of ['finance', 'support', 'content']) {
      const who = await newStaff(test, role);
      expect((await test.call('GET', '/api/admin/background', { auth: who.auth })).status).toBe(403);
      expect((await deed('1', 'retry', undefined, who)).status).toBe(403);
    }
  });
});
