import { paymentEntries as entries } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { prakerjaAnswerText } from '@suluh/i18n-id/server';
import { applyCharge } from '../applyCharge.ts';
import { cancelOrder } from '../cancelOrder.ts';
import { programById } from '../../program/queries.ts';
import { invoiceAddress } from '../paymentPage.ts';
import { lockOrder } from '../../order/queries.ts';
import { assertSelling } from '../../site/readSettings.ts';
import {
  assertNotResting,
  countGuess,
  countSend,
  forgetCodes,
  giveGuessBack,
  giveTurnBack,
  isLastGuess,
  lockPrakerjaAttempt,
  orderOfToken,
  OTP_LENGTH,
  OTP_WAIT_S,
  rest,
  sendRefusal,
  takeGuess,
  takeTurn,
  turnOf,
  uncountSend,
} from './otp.ts';
import { courseCode, scheduleCode } from './courseCodes.ts';
import { heard } from './heard.ts';

const sendOtp = route(entries.prakerjaSendOtp, async ({ body }, services) => {
  const { db, prakerja, now } = services;
  const { orderItem, prakerjaPayment } = schema;
  await assertSelling(services);
  const order = await orderOfToken(services, body);
  const counted = { prakerjaId: body.prakerjaId, userId: order.userId };
  const before = await db.transaction(async (tx) =>
    turnOf(tx, await lockPrakerjaAttempt(tx, order, now()), body.prakerjaId, now()),
  );
  await countSend(services, counted).catch((error: unknown) => {
    throw sendRefusal(error, before, body.prakerjaId); // nothing of the payment has changed yet
  });
  const attempt = await db
    .transaction(async (tx) => {
      const locked = await lockPrakerjaAttempt(tx, order, now());
      await takeTurn(tx, locked, body.prakerjaId, now());
      return locked;
    })
    .catch(async (error: unknown) => {
      await uncountSend(services, counted);
      throw error;
    });
  const [item] = await db.select().from(orderItem).where(eq(orderItem.orderId, order.id));
  if (!item) throw new ApiError('NOT_FOUND');
  const request = {
    userPlatformId: order.userId,
    prakerjaId: body.prakerjaId,
    courseCode: courseCode(item.courseId),
    scheduleCode: scheduleCode(item.courseId, item.eventId),
    amountRupiah: attempt.amount,
  };
  const answer = await heard(prakerja.sendOtp(request)).catch(async (error: unknown) => {
    await giveTurnBack(services, attempt.id, now());
    throw error;
  });
  if (answer.kind === 'refused') {
    await giveTurnBack(services, attempt.id, now());
    throw new ApiError('OTP_INVALID', { message: answer.message });
  }
  await db
    .update(prakerjaPayment)
    .set({ paymentToken: answer.data.paymentToken })
    .where(eq(prakerjaPayment.attemptId, attempt.id));
  return { data: { wait: OTP_WAIT_S, length: OTP_LENGTH } };
});

/** Pays once: what Prakerja took is found again by the attempt's id, whatever happened to its answer. */
async function pay(
  services: Services,
  attemptId: string,
  paymentToken: string,
  otp: string,
  invoiceUrl: string,
): Promise<{ kind: 'paid'; transactionCode: string } | { kind: 'refused'; message: string }> {
  const { prakerja } = services;
  const answer = await heard(prakerja.authorize({ paymentToken, otp, invoiceCode: attemptId, invoiceUrl }));
  if (answer.kind === 'ok') return { kind: 'paid', transactionCode: answer.data.transactionCode };
  const known = await heard(prakerja.status(attemptId));
  if (known.kind === 'ok' && known.data.status === 'SUCCESS')
    return { kind: 'paid', transactionCode: known.data.transactionCode };
  return { kind: 'refused', message: answer.message };
}

const authorize = route(entries.prakerjaAuthorize, async ({ body }, services) => {
  const { db, settings, now } = services;
  const { prakerjaPayment, orders } = schema;
  await orderOfToken(services, body);
  const { order, attempt, token, prakerjaId, tries } = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, body.orderId);
    if (!locked) throw new ApiError('NOT_FOUND');
    if (locked.status === 'PAID') return { order: locked }; // by the same code, a moment ago
    const waiting = await lockPrakerjaAttempt(tx, locked, now());
    const [known] = await tx
      .select()
      .from(prakerjaPayment)
      .where(eq(prakerjaPayment.attemptId, waiting.id))
      .for('update');
    assertNotResting(known, now());
    if (!known?.paymentToken) throw new ApiError('OTP_INVALID', { message: prakerjaAnswerText.sendFirst });
    return {
      order: locked,
      attempt: waiting,
      token: known.paymentToken,
      prakerjaId: known.prakerjaId,
      tries: await takeGuess(tx, waiting.id),
    };
  });
  if (!attempt) return { data: { status: 'PAID' as const } };
  const counted = { prakerjaId, userId: order.userId };
  await countGuess(services, counted);
  const program = await programById(services, order.programId);
  const paid = await pay(
    services,
    attempt.id,
    token,
    body.otp,
    invoiceAddress(settings, { orderId: order.id, program, sessionType: order.sessionType, site: order.site }),
  ).catch(async (error: unknown) => {
    await giveGuessBack(services, attempt.id, counted);
    throw error;
  });
  if (paid.kind === 'refused') {
    if (isLastGuess(tries)) await rest(services, attempt.id);
    throw new ApiError('OTP_INVALID', { message: paid.message });
  }
  await db.transaction(async (tx) => {
    await applyCharge(tx, services, attempt.id, 'settled');
    await tx
      .update(prakerjaPayment)
      .set({ transactionCode: paid.transactionCode, paymentToken: null })
      .where(eq(prakerjaPayment.attemptId, attempt.id));
  });
  await forgetCodes(services, counted);
  const [after] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id));
  return { data: { status: after?.status ?? order.status } };
});

const cancel = route(entries.prakerjaCancel, async ({ body }, services) => {
  const order = await orderOfToken(services, body);
  return { data: { status: (await cancelOrder(services, order.userId, order.id)).status } };
});

/** Payment by Prakerja, over the order's signed token instead of a user (docs/product/session.md#visitors; R8). */
export const prakerjaRoutes = [sendOtp, authorize, cancel];
