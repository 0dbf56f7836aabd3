import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPaymentTest, stateOf, waitingOrder, type PaymentTest } from '../../../../test/payments.ts';
import { deadJobs, retryDeadJob } from '../../../jobs/deadJobs.ts';
import { backgroundFigures } from '../../../jobs/figures.ts';
import { runDueJobs } from './run.ts';

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const later = (seconds: number) => ({
  ...test.services,
  now: () => new Date(test.services.now().getTime() + seconds * 1000),
});
const failures = async () =>
  (await test.services.pool.query<{ attempts: number }>('select attempts from order_work_failure')).rows;

it('an order that cannot be expired holds up no other, waits longer each time, and is left to a person', async () => {
  const [poisoned, sound] = [await waitingOrder(test), await waitingOrder(test)];
  const { pool } = test.services;
  await pool.query(`update orders set expires_at = now() - interval '1 hour' where id = $1`, [poisoned.orderId]);
  await pool.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [sound.orderId]);
  await pool.query(
    `create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$`,
  );
  await pool.query(`create trigger poison before update of status on orders for each row
    when (old.id = '${poisoned.orderId}' and new.status = 'EXPIRED') execute function poison()`);

  await runDueJobs(test.services);
  expect((await stateOf(test, sound.orderId)).status).toBe('EXPIRED');
  expect((await stateOf(test, poisoned.orderId)).status).toBe('UNPAID');
  await runDueJobs(later(29));
  expect(await failures()).toEqual([{ attempts: 1 }]);
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(later(31))));
  expect(await failures()).toEqual([{ attempts: 2 }]);
  await runDueJobs(later(31 + 59));
  expect(await failures()).toEqual([{ attempts: 2 }]);

  for (let day = 1; day <= 8; day++) await runDueJobs(later(day * 86_400));
  expect(await failures()).toEqual([{ attempts: 8 }]);
  const [dead] = await deadJobs(test.services);
  expect(dead).toMatchObject({ id: `expire:${poisoned.orderId}`, kind: 'payment.expire', about: poisoned.orderId });
  expect(dead!.lastError).toBe('poisoned');
  expect((await backgroundFigures(pool)).find(({ kind }) => kind === 'payment.expire')).toMatchObject({
    dead: 1,
    waiting: 1,
  });

  await pool.query('drop trigger poison on orders');
  const answers = await Promise.all([1, 2].map(() => retryDeadJob(test.services, dead!.id, 'staf@contoh.example')));
  expect(answers.sort()).toEqual([false, true]);
  await runDueJobs(test.services);
  expect((await stateOf(test, poisoned.orderId)).status).toBe('EXPIRED');
  expect(await failures()).toEqual([]);
});
