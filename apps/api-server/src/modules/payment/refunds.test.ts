import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECOND_PERSON_RUPIAH } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { runHere, runProcess } from '../../../test/command.ts';
import { newStaff, staffBearer } from '../../../test/staff.ts';
import {
  deliver,
  openOrder,
  paidLongAgo,
  seatsOf,
  startPaymentTest,
  stateOf,
  type PaymentTest,
} from '../../../test/payments.ts';
import { schema, type Database } from '../../db/index.ts';
import { readCommand, USAGE, type RefundCommand } from '../../refunds/readCommand.ts';
import { runCommand } from '../../refunds/runCommand.ts';
import { runDueJobs } from './jobs/run.ts';
import { decide } from './decideRefund.ts';
import type { Transaction } from './queries.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

type Order = Awaited<ReturnType<typeof openOrder>>;
const REPEATS = 10;
/** Of a refund that goes the way its money came. */
const NO_ACCOUNT = { account: null, asksAccount: false, isByStaff: false };
const ask = ({ learner, orderId }: Order, reason = 'Salah pilih jadwal') =>
  test.call('POST', `/api/payment/${orderId}/refund`, { auth: learner.auth, body: { reason } });
const refundOf = async ({ learner, orderId }: Order) => {
  const { refund, canAskRefund } = (await test.call('GET', `/api/payment/history/${orderId}`, { auth: learner.auth }))
    .body.data as Transaction;
  return { refund, canAskRefund };
};
const staff = (
  which: string,
  decision: 'approve' | 'refuse',
  refusal: string | null = decision === 'refuse' ? 'Kelasnya sudah selesai' : null,
) => decide(test.services.db, test.services, { which, decision, by: 'staf@contoh.example', refusal });
const providerState = async ({ attempt }: Order) =>
  (await test.services.providers.get('sandbox')!.status(attempt.id)).state;
const newsOf = async ({ orderId }: Order) =>
  (
    await test.services.pool.query<{ kind: string }>(
      `select kind from outbox where payload->>'orderId' = $1 and kind <> 'ticket' order by id`,
      [orderId],
    )
  ).rows.map(({ kind }) => kind);
const audits = async ({ orderId }: Order) =>
  (
    await test.services.pool.query<{ action: string; by: string }>(
      `select action, after->>'by' as by from audit_log where after->>'orderId' = $1 order by id`,
      [orderId],
    )
  ).rows;
const workUntilDone = async () => {
  for (let round = 0; round < 3; round++) await Promise.all([runDueJobs(test.services), runDueJobs(test.services)]);
};

/** An order that was paid at the provider itself. */
async function freshlyPaid(productCode = 'QRIS'): Promise<Order> {
  const order = await openOrder(test, { capacity: 1 }, productCode);
  await fetch(`${test.sandboxUrl}/bayar/${order.attempt.id}`, {
    method: 'POST',
    body: new URLSearchParams({ aksi: 'hilang' }),
    redirect: 'manual',
  });
  await deliver(test, { id: order.attempt.id, state: 'settled', amount: order.attempt.amount });
  return order;
}

/** One that was paid so long ago that its money goes back by a decision of staff alone. */
async function paidOrder(productCode?: string): Promise<Order> {
  const order = await freshlyPaid(productCode);
  await paidLongAgo(test, order.orderId);
  return order;
}

describe('a refund a learner asks for', () => {
  it('waits for staff: no money moves, the course stays open, and asking again answers the first', async () => {
    const order = await paidOrder();
    expect((await refundOf(order)).canAskRefund).toBe(true);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => ask(order, `Alasan ${at}`)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body.data as { refundId: string }).refundId)).size).toBe(1);
    await workUntilDone();
    expect(await providerState(order)).toBe('settled');
    expect(await stateOf(test, order.orderId)).toMatchObject({
      status: 'PAID',
      enrolments: 1,
      seats: 'taken',
      refunds: 1,
    });
    expect(await refundOf(order)).toEqual({
      refund: { ...NO_ACCOUNT, amount: 101_000, status: 'requested', refusal: null },
      canAskRefund: false,
    });
    expect(await newsOf(order)).toEqual(['orderUnpaid', 'orderPaid', 'refundAsked']);
  });

  it('that staff approve is sent once, ends access, frees the seat, and is told as what it is', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await paidOrder();
      await ask(order);
      const results = await Promise.all([
        staff(order.orderId, 'approve'),
        staff(order.orderId, 'approve'),
        staff(order.orderId, 'approve'),
      ]);
      expect(results.map(({ kind }) => kind).sort()).toEqual(['alreadyDone', 'alreadyDone', 'decided']);
      expect((await refundOf(order)).refund?.status).toBe('approved');
      await workUntilDone();
      expect(await providerState(order)).toBe('reversed');
      expect(await stateOf(test, order.orderId)).toMatchObject({
        status: 'CANCEL',
        enrolments: 0,
        seats: 'released',
        refunds: 1,
      });
      expect(await seatsOf(test, order.eventId!)).toMatchObject({ free: 1, kept: 0 });
      expect((await refundOf(order)).refund?.status).toBe('settled');
      expect(await newsOf(order)).toEqual([
        'orderUnpaid',
        'orderPaid',
        'refundAsked',
        'refundApproved',
        'orderRefunded',
      ]);
      expect(await audits(order)).toEqual([{ action: 'refund.approve', by: 'staf@contoh.example' }]);
      expect((await ask(order)).body.data).toMatchObject({ status: 'settled' });
    }
  });

  it('that staff refuse stays refused, with the reason', async () => {
    const order = await paidOrder();
    await ask(order);
    expect((await staff(order.orderId, 'refuse')).kind).toBe('decided');
    expect((await staff(order.orderId, 'refuse', 'lain')).kind).toBe('alreadyDone');
    expect(await staff(order.orderId, 'approve')).toEqual({ kind: 'tooLate', status: 'refused' });
    await workUntilDone();
    expect(await providerState(order)).toBe('settled');
    expect(await refundOf(order)).toEqual({
      refund: { ...NO_ACCOUNT, amount: 101_000, status: 'refused', refusal: 'Kelasnya sudah selesai' },
      canAskRefund: false,
    });
    expect((await stateOf(test, order.orderId)).status).toBe('PAID');
    expect(await newsOf(order)).toEqual(['orderUnpaid', 'orderPaid', 'refundAsked', 'refundRefused']);
  });

  it('is decided once when two of staff disagree at the same moment', async () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await paidOrder();
      await ask(order);
      const kinds = (await Promise.all([staff(order.orderId, 'approve'), staff(order.orderId, 'refuse')])).map(
        ({ kind }) => kind,
      );
      expect(kinds.sort()).toEqual(['decided', 'tooLate']);
      expect(await audits(order)).toHaveLength(1);
    }
  });

  it('is dropped when the provider takes the payment back first, and not paid on top', async () => {
    for (const decision of [null, 'approve'] as const) {
      const order = await paidOrder();
      await ask(order);
      if (decision) await staff(order.orderId, decision);
      await deliver(test, { id: order.attempt.id, state: 'reversed', amount: order.attempt.amount });
      expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0, seats: 'released' });
      await workUntilDone();
      expect(await providerState(order), 'nothing was asked of the provider').toBe('settled');
      expect((await newsOf(order)).at(-1)).toBe('orderReversed');
      expect((await refundOf(order)).refund).toBeNull();
      expect(await staff(order.orderId, 'approve')).toEqual({ kind: 'tooLate', status: 'dropped' });
    }
  });
});

describe('a refund within the policy', () => {
  it('goes back without staff, is told once, and is on record', async () => {
    const order = await freshlyPaid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(order)));
    expect(new Set(answers.map(({ body }) => (body.data as { refundId: string }).refundId)).size).toBe(1);
    expect((await refundOf(order)).refund?.status).toBe('approved');
    await workUntilDone();
    expect(await providerState(order)).toBe('reversed');
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0, seats: 'released' });
    expect(await newsOf(order)).toEqual(['orderUnpaid', 'orderPaid', 'refundApproved', 'orderRefunded']);
    expect(await audits(order)).toEqual([{ action: 'refund.policy', by: null }]);
  });

  it.each([
    ['late', `update orders set paid_at = paid_at - interval '8 days' where id = $1`],
    [
      'begun',
      `update event set start_at = now() - interval '1 minute' where id = (select event_id from enrolment where order_id = $1)`,
    ],
    ['used', `update enrolment set progress_percent = 30 where order_id = $1`],
    ['voucher', `update enrolment set voucher_code = 'KODE-1' where order_id = $1`],
    ['certificate', `update enrolment set completed_at = now() where order_id = $1`],
    [
      'attended',
      `with held as (insert into class_session (course_id, no) select course_id, 90 from enrolment where order_id = $1 returning id)
       insert into attendance (enrolment_id, session_id, checked_in_at, source) select e.id, held.id, now(), 'staff' from enrolment e, held where e.order_id = $1`,
    ],
  ])('waits for staff, who read why: %s', async (doubt, change) => {
    const order = await freshlyPaid();
    await test.services.pool.query(change, [order.orderId]);
    await ask(order);
    expect((await refundOf(order)).refund?.status).toBe('requested');
    const { rows } = await test.services.pool.query('select doubts from refund where order_id = $1', [order.orderId]);
    expect(rows).toEqual([{ doubts: [doubt] }]);
  });
});

describe('money that came by a bank’s number', () => {
  const ACCOUNT = { bank: 'BCA', number: '1234567890', holder: 'Rani Wulandari' };
  const give = ({ orderId }: Pick<Order, 'orderId'>, auth: string | null, body: object = ACCOUNT) =>
    test.call('PUT', `/api/payment/${orderId}/refund-account`, { auth, body });
  const refundId = async ({ orderId }: Order) =>
    (await test.services.pool.query<{ id: string }>('select id from refund where order_id = $1', [orderId])).rows[0]!
      .id;
  const transfer = (id: string, who: { auth: string }, reference?: string, numberEnd = '7890') =>
    test.call('POST', `/api/admin/refund/${id}/transfer`, {
      auth: who.auth,
      body: reference ? { reference, numberEnd } : {},
    });

  const read = (id: string, who: { auth: string }) =>
    test.call('GET', `/api/admin/refund/${id}/account`, { auth: who.auth });

  it('is transferred by one of staff to the account the learner names, and confirmed by another', async () => {
    const order = await freshlyPaid('VA_BCA');
    const { auth } = order.learner;
    expect((await give(order, auth)).body.status).toBe('ACCOUNT_CLOSED'); // nobody asked for it
    await ask(order);
    await workUntilDone();
    expect(await providerState(order)).toBe('settled');
    expect((await refundOf(order)).refund).toMatchObject({ status: 'transfer', account: null, asksAccount: true });
    expect((await newsOf(order)).at(-1)).toBe('refundAccount');
    const [first, second] = [await newStaff(test, 'finance'), await newStaff(test, 'finance')];
    const id = await refundId(order);
    expect((await transfer(id, first, 'TRF-1')).body.status).toBe('CONFLICT'); // no account yet

    expect((await give(order, auth, { ...ACCOUNT, number: '12-34' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'number', message: 'digits' }],
    });
    expect((await give(order, (await freshlyPaid()).learner.auth)).status).toBe(404);
    expect((await give(order, null)).status).toBe(401);
    expect((await give(order, auth, { ...ACCOUNT, number: '999999' })).status).toBe(200);
    expect((await give(order, auth)).body.data).toEqual({ bank: 'BCA', numberEnd: '7890', holder: 'Rani Wulandari' });
    const { rows } = await test.services.pool.query('select number from refund_account where order_id = $1', [
      order.orderId,
    ]);
    expect(rows[0].number).not.toContain('1234567890');

    expect((await transfer(id, first, 'TRF-1')).body.status).toBe('ACCOUNT_UNREAD'); // a list shows that end too
    expect((await read(id, second)).status).toBe(200);
    expect((await transfer(id, first, 'TRF-1')).body.status).toBe('ACCOUNT_UNREAD'); // somebody else did
    expect((await read(id, first)).body.data).toEqual(ACCOUNT);
    expect((await transfer(id, first)).body.status).toBe('CONFLICT'); // nothing to confirm
    expect((await transfer(id, first, 'TRF-1', '9999')).body.status).toBe('CONFLICT'); // the account was changed since
    expect((await transfer(id, first, 'TRF-1')).body.data).toMatchObject({ transferReference: 'TRF-1' });
    expect((await give(order, auth)).body.status).toBe('ACCOUNT_CLOSED');
    expect((await transfer(id, first)).body.status).toBe('SECOND_PERSON_REQUIRED');
    const confirmed = await Promise.all([1, 2, 3].map(() => transfer(id, second)));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stateOf(test, order.orderId)).toMatchObject({ status: 'CANCEL', enrolments: 0, seats: 'released' });
    expect((await newsOf(order)).at(-1)).toBe('orderRefunded');
    expect((await read(id, second)).status).toBe(404); // nobody needs the number any more
    expect(
      (
        await test.services.pool.query('select number, number_end from refund_account where order_id = $1', [
          order.orderId,
        ])
      ).rows,
    ).toEqual([{ number: null, number_end: '7890' }]);
    const { rows: trail } = await test.services.pool.query(
      `select action from audit_log where subject = $1 order by id`,
      [`refund:${id}`],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'refund.policy',
      'refund.accountRead',
      'refund.accountRead',
      'refund.transfer',
      'refund.transferConfirm',
    ]);
  });

  it('is recorded and confirmed by nobody whose order it is', async () => {
    const order = await freshlyPaid('VA_BCA');
    await ask(order);
    await give(order, order.learner.auth);
    await workUntilDone();
    const id = await refundId(order);
    const { db } = test.services;
    const { userId } = order.learner;
    await db.insert(schema.staffGrant).values({ userId, role: 'finance', startsAt: test.services.now() });
    const owner = { auth: await staffBearer(test, userId) };
    await read(id, owner);
    const { body } = await transfer(id, owner, 'TRF-1');
    expect([body.status, body.message]).toEqual(['SECOND_PERSON_REQUIRED', staffText.refund.ownMoney]);
    const [first, second] = [await newStaff(test, 'finance'), await newStaff(test, 'finance')];
    await read(id, first);
    expect((await transfer(id, first, 'TRF-1')).status).toBe(200);
    expect((await transfer(id, owner)).body.status).toBe('SECOND_PERSON_REQUIRED');
    const withdrawn = await test.call('POST', `/api/admin/refund/${id}/transfer/withdrawal`, {
      auth: owner.auth,
      body: { reference: 'TRF-1', reason: 'Belum masuk' },
    });
    expect(withdrawn.body.status).toBe('SECOND_PERSON_REQUIRED');
    expect((await transfer(id, second)).status).toBe(200);
  });

  it('waits for a transfer again when the record of one is taken back, by either of two people', async () => {
    const order = await freshlyPaid('VA_BCA');
    await ask(order);
    await give(order, order.learner.auth);
    await workUntilDone();
    const [first, second] = [await newStaff(test, 'finance'), await newStaff(test, 'finance')];
    const id = await refundId(order);
    const withdraw = (who: { auth: string }, reference = 'TRF-1', reason = 'Nomor rekening salah ketik') =>
      test.call('POST', `/api/admin/refund/${id}/transfer/withdrawal`, { auth: who.auth, body: { reference, reason } });
    expect((await withdraw(first)).status).toBe(409); // nothing is recorded
    await read(id, first);
    for (const who of [first, second]) {
      await transfer(id, first, 'TRF-1');
      expect((await refundOf(order)).refund).toMatchObject({ status: 'transfer', asksAccount: false });
      expect((await withdraw(who, 'TRF-LAIN')).status).toBe(409); // another transfer than was read
      expect((await withdraw(who, 'TRF-1', ' ')).status).toBe(400);
      expect((await withdraw(order.learner)).status).toBe(403);
      expect((await withdraw(who)).body.data).toMatchObject({ status: 'transfer', transferredBy: null });
      expect((await transfer(id, second)).status).toBe(409); // nothing to confirm any more
      expect((await refundOf(order)).refund).toMatchObject({ status: 'transfer', asksAccount: true });
    }
    expect((await give(order, order.learner.auth)).status).toBe(200); // the account may be put right
    expect((await transfer(id, first, 'TRF-2')).body.status).toBe('ACCOUNT_UNREAD'); // given anew, be it the same
    await read(id, first);
    await transfer(id, first, 'TRF-2');
    expect((await transfer(id, second)).status).toBe(200);
    expect((await withdraw(second, 'TRF-2')).status).toBe(409); // it is over
    const { rows } = await test.services.pool.query(
      `select after->>'reason' as reason from audit_log where subject = $1 and action = 'refund.transferWithdraw'`,
      [`refund:${id}`],
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ reason: 'Nomor rekening salah ketik' })));
  });

  it('has one winner when it is confirmed and taken back at the same moment', async () => {
    const [first, second] = [await newStaff(test, 'finance'), await newStaff(test, 'finance')];
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const order = await freshlyPaid('VA_BCA');
      await ask(order);
      await give(order, order.learner.auth);
      await workUntilDone();
      const id = await refundId(order);
      await read(id, first);
      await transfer(id, first, 'TRF-1');
      const answers = await Promise.all([
        transfer(id, second),
        test.call('POST', `/api/admin/refund/${id}/transfer/withdrawal`, {
          auth: first.auth,
          body: { reference: 'TRF-1', reason: 'Belum masuk' },
        }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isConfirmed = answers[0].status === 200;
      expect((await stateOf(test, order.orderId)).status).toBe(isConfirmed ? 'CANCEL' : 'PAID');
    }
  });

  it('is told in the order’s story by who did what', async () => {
    const order = await freshlyPaid('VA_BCA');
    await ask(order);
    await give(order, order.learner.auth);
    await workUntilDone();
    const [first, second] = [await newStaff(test, 'finance'), await newStaff(test, 'finance')];
    const id = await refundId(order);
    await read(id, first);
    await transfer(id, first, 'TRF-1');
    await transfer(id, second);
    const { body } = await test.call('GET', `/api/admin/order/${order.orderId}`, { auth: first.auth });
    const { timeline } = body.data as { timeline: { who: string; by: string | null; what: string }[] };
    const who = Object.fromEntries(timeline.map(({ what, who, by }) => [what, [who, by]]));
    const nameOf = async ({ userId }: { userId: string }) =>
      (await test.services.pool.query('select fullname from user_account where id = $1', [userId])).rows[0].fullname;
    expect(who).toMatchObject({
      'payment.settled': ['provider', null],
      'refund.approved': ['rule', null],
      'refund.transfer': ['staff', await nameOf(first)],
      'refund.transferConfirm': ['staff', await nameOf(second)],
      'refund.settled': ['system', null],
    });
    expect(who).not.toHaveProperty('payment.reversed');
  });

  it('is never told to be on its way by the provider', async () => {
    const order = await freshlyPaid('VA_BCA');
    await ask(order);
    const seen = new Set<string | undefined>();
    let isDone = false;
    const watching = (async () => {
      while (!isDone) seen.add((await refundOf(order)).refund?.status);
    })();
    await workUntilDone();
    isDone = true;
    await watching;
    seen.add((await refundOf(order)).refund?.status);
    expect([...seen].sort()).toEqual(['approved', 'transfer']);
  });

  it('forgets the number of an account when staff refuse', async () => {
    const order = await paidOrder('VA_BCA');
    await ask(order);
    await give(order, order.learner.auth);
    await staff(order.orderId, 'refuse');
    const { rows } = await test.services.pool.query('select number from refund_account where order_id = $1', [
      order.orderId,
    ]);
    expect(rows).toEqual([{ number: null }]);
  });

  it('is decided by nobody about their own money', async () => {
    const order = await paidOrder('VA_BCA');
    await ask(order);
    const { rows } = await test.services.pool.query<{ email: string }>('select email from user_account where id = $1', [
      order.learner.userId,
    ]);
    const own = { which: order.orderId, decision: 'approve', by: rows[0]!.email, refusal: null } as const;
    expect((await decide(test.services.db, test.services, own)).kind).toBe('samePerson');
    expect((await refundOf(order)).refund?.status).toBe('requested');
  });

  it('asks nobody for an account who named one with the request', async () => {
    const order = await paidOrder('VA_BCA');
    await ask(order);
    expect((await give(order, order.learner.auth)).status).toBe(200);
    await staff(order.orderId, 'approve');
    await workUntilDone();
    expect((await refundOf(order)).refund).toMatchObject({ status: 'transfer', asksAccount: true });
    expect(await newsOf(order)).toEqual(['orderUnpaid', 'orderPaid', 'refundAsked', 'refundApproved']);
  });
});

describe('npm run refunds', () => {
  const main = path.resolve(import.meta.dirname, '../../refunds/main.ts');
  const command = {
    usage: USAGE,
    read: readCommand,
    run: ({ db }: { db: Database }, asked: RefundCommand) => runCommand(db, test.services, asked),
  };
  const run = (...args: string[]) => runHere(command, test.services, args);

  it('lists what waits, decides it, and says what it did', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()];
    await ask(first, 'Jadwal bentrok');
    await ask(second);
    expect((await run('list')).said).toContain(first.orderId);
    expect((await run('list')).said).toContain('Jadwal bentrok');
    expect(await run('approve', first.orderId, '--by', 'staf@contoh.example')).toEqual({
      code: 0,
      said: expect.stringContaining('Approved: Rp101.000'),
    });
    expect(await run('approve', first.orderId, '--by', 'staf@contoh.example')).toEqual({
      code: 0,
      said: expect.stringContaining('nothing changed'),
    });
    expect(await run('refuse', first.orderId, '--by', 'staf@contoh.example', '--reason', 'Terlambat')).toEqual({
      code: 1,
      said: expect.stringContaining('approved already'),
    });
    expect(
      await run('refuse', second.orderId, '--by', 'staf@contoh.example', '--reason', 'Kelas selesai'),
    ).toMatchObject({ code: 0 });
    expect((await run('list')).said).not.toContain(first.orderId);
    expect((await refundOf(second)).refund).toMatchObject({ status: 'refused', refusal: 'Kelas selesai' });
  });

  it('asks two people of staff about a large sum, as the back office does', async () => {
    const order = await paidOrder();
    await ask(order);
    const { pool } = test.services;
    await pool.query('update refund set amount = $2 where order_id = $1', [order.orderId, SECOND_PERSON_RUPIAH]);
    const [first, second] = [await newStaff(test, 'finance'), await newStaff(test, 'finance')];
    const address = async ({ userId }: { userId: string }) =>
      (await pool.query<{ email: string }>('select email from user_account where id = $1', [userId])).rows[0]!.email;
    const approve = (by: string) => run('approve', order.orderId, '--by', by);
    expect(await approve('staf@contoh.example')).toMatchObject({ code: 1 });
    expect(await approve(await address(order.learner))).toMatchObject({ code: 1 });
    expect(await approve(await address(first))).toEqual({ code: 0, said: expect.stringContaining('second person') });
    expect(await approve(await address(first))).toMatchObject({ code: 1 });
    expect((await refundOf(order)).refund?.status).toBe('requested');
    expect(await approve(await address(second))).toEqual({
      code: 0,
      said: expect.stringContaining('Approved: Rp1.000.000'),
    });
    await pool.query(`update refund set status = 'dropped' where order_id = $1`, [order.orderId]);
  });

  it.each([
    [['approve', 'SLH-TIDAKADA', '--by', 'staf@contoh.example'], 1, 'Nobody has asked'],
    [['approve', 'SLH-1'], 2, 'Usage'],
    [['approve', 'SLH-1', '--by', 'bukan surel'], 2, 'Usage'],
    [['refuse', 'SLH-1', '--by', 'staf@contoh.example'], 2, 'Usage'],
    [['hapus'], 2, 'Usage'],
  ])('%j ends with %i', async (args, code, said) => {
    expect(await run(...args)).toEqual({ code, said: expect.stringContaining(said) });
  });

  it('is a process of its own on the database it is given', async () => {
    const order = await paidOrder();
    await ask(order);
    const listed = await runProcess(main, test.services, ['list']);
    expect(listed).toEqual({ code: 0, said: expect.stringContaining(order.orderId) });
    expect(await runProcess(main, test.services, [])).toEqual({ code: 2, said: `${USAGE}\n` });
  });
});
