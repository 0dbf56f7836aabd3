import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../http/app.ts';
import { runHere, runProcess } from '../../test/command.ts';
import { openOrder, startPaymentTest, type PaymentTest } from '../../test/payments.ts';
import { runDueJobs } from '../modules/payment/jobs/run.ts';
import { schema } from '../db/index.ts';
import { backgroundFigures } from './figures.ts';
import { retryDeadJob } from './deadJobs.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

const TOKEN = 'kunci-pemantau-0123456789';

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const figureOf = async (kind: string) =>
  (await backgroundFigures(test.services.pool)).find((each) => each.kind === kind) ?? {
    waiting: 0,
    failing: 0,
    dead: 0,
  };

const deadMail = async (to: string) =>
  (
    await test.services.pool.query<{ id: string }>(
      `insert into outbox (kind, payload, failed_at, last_error) values ('welcome', $1, now(), 'mailbox unknown') returning id::text`,
      [{ to, fullname: 'P' }],
    )
  ).rows[0]!.id;

/** A refund its provider refused each time. */
async function deadRefund() {
  const { orderId, attempt } = await openOrder(test);
  const [made] = await test.services.db
    .insert(schema.refund)
    .values({
      orderId,
      attemptId: attempt.id,
      amount: 50_000,
      reason: 'K',
      status: 'failed',
      attempts: 12,
      lastError: '409',
    })
    .returning();
  return { orderId, refundId: made!.id };
}
const refundNow = async (id: string) =>
  (await test.services.pool.query('select status, attempts from refund where id = $1', [id])).rows[0];

describe('npm run jobs', () => {
  const main = path.resolve(import.meta.dirname, 'main.ts');
  const run = async (...args: string[]) =>
    runHere({ usage: USAGE, read: readCommand, run: runCommand }, test.services, args);

  it('lists what was given up, and lets it begin anew', async () => {
    expect((await run('list')).said).toContain('Nothing was given up.');
    const mailId = await deadMail('mati@contoh.example');
    const { orderId, refundId } = await deadRefund();
    const { said } = await run('list');
    expect(said).toContain(`${mailId}  mail.welcome  mati@contoh.example`);
    expect(said).toContain('"mailbox unknown"');
    expect(said).toContain(`${refundId}  payment.refund  ${orderId}`);
    expect(await run('retry', mailId, '--by', 'staf@contoh.example')).toEqual({ code: 0, said: '1 begun anew.' });
    expect(await run('retry', mailId, '--by', 'staf@contoh.example')).toEqual({
      code: 1,
      said: expect.stringContaining('is nothing that was given up'),
    });
    expect(await run('retry', 'all', '--by', 'staf@contoh.example')).toEqual({ code: 0, said: '1 begun anew.' });
    expect(await refundNow(refundId)).toEqual({ status: 'approved', attempts: 0 });
    const { rows } = await test.services.pool.query(
      "select after->>'by' as by from audit_log where action = 'refund.retry' and subject = $1",
      [`refund:${refundId}`],
    );
    expect(rows).toEqual([{ by: 'staf@contoh.example' }]);
    expect((await run('list')).said).toContain('Nothing was given up.');
  });

  it.each([
    [['retry', '1']],
    [['retry', '--by', 'staf@contoh.example']],
    [['retry', '1', '--by', 'bukan']],
    [['hapus']],
  ])('%j is not understood', async (args) => {
    expect(await run(...args)).toEqual({ code: 2, said: USAGE });
  });

  it('is a process of its own on the database it is given', async () => {
    const id = await deadMail('proses@contoh.example');
    expect(await runProcess(main, test.services, ['list'])).toEqual({ code: 0, said: expect.stringContaining(id) });
    expect(await runProcess(main, test.services, ['hapus'])).toEqual({ code: 2, said: `${USAGE}\n` });
    await test.services.pool.query('delete from outbox where id = $1', [id]);
  });
});

it('of two who retry a refund one does, and its provider is asked again', async () => {
  const { refundId } = await deadRefund();
  const services = { ...test.services };
  const answers = await Promise.all([1, 2, 3].map(() => retryDeadJob(services, refundId, 'staf@contoh.example')));
  expect(answers.sort()).toEqual([false, false, true]);
  await runDueJobs(test.services);
  expect(await refundNow(refundId)).toMatchObject({ attempts: 1 });
  expect(await retryDeadJob(services, '00000000-0000-4000-8000-000000000000', 'staf@contoh.example')).toBe(false);
});

describe('/metrics', () => {
  it('tells how deep each queue is, how old, what fails and what was given up', async () => {
    const before = await figureOf('mail.welcome');
    const id = await deadMail('angka@contoh.example');
    await test.services.pool.query(
      `insert into outbox (kind, payload, created_at, last_error) values ('welcome', '{}', now() - interval '2 hours', 'no')`,
    );
    expect(await figureOf('mail.welcome')).toMatchObject({
      waiting: before.waiting + 1,
      failing: before.failing + 1,
      dead: before.dead + 1,
    });
    const app = await buildApp({ ...test.services, settings: { ...test.services.settings, METRICS_TOKEN: TOKEN } });
    const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(answer.body).toMatch(/^# TYPE suluh_jobs_waiting gauge$/m);
    expect(Number(/^suluh_jobs_oldest_seconds\{kind="mail.welcome"\} (\S+)$/m.exec(answer.body)?.[1])).toBeGreaterThan(
      7_000,
    );
    expect(answer.body).toMatch(/^suluh_jobs_dead\{kind="mail.welcome"\} [1-9]/m);
    expect(answer.body).not.toContain('contoh.example');
    for (const headers of [{}, { authorization: 'Bearer salah' }])
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(401);
    await app.close();
    await test.services.pool.query('delete from outbox where id = $1', [id]);
  });

  it('counts what staff set going, and transfers of money that wait for people', async () => {
    const { pool } = test.services;
    const before = [await figureOf('work.course.import'), await figureOf('payment.transfer')];
    await pool.query(
      `insert into staff_work (kind, state, created_at) values ('course.import', 'running', now() - interval '1 hour'), ('course.import', 'done', now())`,
    );
    const { refundId } = await deadRefund();
    await pool.query(`update refund set status = 'transfer' where id = $1`, [refundId]);
    const now = [await figureOf('work.course.import'), await figureOf('payment.transfer')];
    expect(now.map(({ waiting }, at) => waiting - before[at]!.waiting)).toEqual([1, 1]);
    await pool.query(`delete from staff_work where kind = 'course.import'`);
    await pool.query(`update refund set status = 'dropped' where id = $1`, [refundId]);
  });

  it('is not there without a token', async () => {
    const app = await buildApp(test.services);
    expect((await app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
    await app.close();
  });
});
