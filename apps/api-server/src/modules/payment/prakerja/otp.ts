import { PRAKERJA_CODE } from '@suluh/domain/course';
import { OTP_DEFAULT_COUNTDOWN_MS, OTP_DEFAULT_LENGTH } from '@suluh/domain/otp';
import {
  PRAKERJA_HOLDER_GUESS_LIMIT,
  PRAKERJA_HOLDER_SEND_LIMIT,
  PRAKERJA_LEARNER_GUESS_LIMIT,
  PRAKERJA_LEARNER_SEND_LIMIT,
} from '@suluh/domain/limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Services } from '../../../services.ts';
import { countTry, forgetTries, tryKey, uncountTry } from '../../../http/tryLimit.ts';
import { prakerjaAnswerText } from '@suluh/i18n-id/server';
import type { AttemptRow } from '../openAttempt.ts';
import type { OrderRow } from '../../order/queries.ts';

/** Seconds between two codes, and digits of a code; the page is told (R10). */
export const OTP_WAIT_S = OTP_DEFAULT_COUNTDOWN_MS / 1000;
export const OTP_LENGTH = OTP_DEFAULT_LENGTH;

/** Codes one payment may ask for, wrong ones it may try in a row, and how long it rests after those, in seconds. */
const MOST_SENT = 10;
const MOST_WRONG = 5;
const REST_S = 300;

export type PrakerjaRow = typeof schema.prakerjaPayment.$inferSelect;

/** The order of a token and its open payment by Prakerja. @throws ApiError FORBIDDEN, PAYMENT_CLOSED */
export async function orderOfToken(
  { db, orderTokens, now }: Services,
  { orderId, orderToken }: { orderId: string; orderToken: string },
): Promise<OrderRow> {
  if (!orderTokens.isValid(orderToken, orderId, now())) throw new ApiError('FORBIDDEN');
  const [order] = await db.select().from(schema.orders).where(eq(schema.orders.id, orderId));
  if (!order) throw new ApiError('NOT_FOUND');
  return order;
}

/** The payment by Prakerja this order waits for, locked. @throws ApiError PAYMENT_CLOSED */
export async function lockPrakerjaAttempt(tx: Executor, order: OrderRow, now: Date): Promise<AttemptRow> {
  const { paymentAttempt } = schema;
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.orderId, order.id),
        eq(paymentAttempt.productCode, PRAKERJA_CODE),
        eq(paymentAttempt.status, 'pending'),
      ),
    )
    .for('update');
  if (order.status !== 'UNPAID' || !attempt || (attempt.expiresAt && attempt.expiresAt <= now))
    throw new ApiError('PAYMENT_CLOSED');
  return attempt;
}

const secondsUntil = (at: Date, now: Date): number => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));

export function assertNotResting(row: PrakerjaRow | undefined, now: Date): void {
  const rest = row?.blockedUntil ? secondsUntil(row.blockedUntil, now) : 0;
  if (rest > 0) throw new ApiError('OTP_WAIT', { message: prakerjaAnswerText.tooManyWrong, data: rest });
}

/** @throws ApiError OTP_WAIT while no code is sent for this payment */
function assertTurn(row: PrakerjaRow | undefined, now: Date): void {
  assertNotResting(row, now);
  const wait = row ? secondsUntil(new Date(row.sentAt.getTime() + OTP_WAIT_S * 1000), now) : 0;
  if (wait > 0) throw new ApiError('OTP_WAIT', { message: prakerjaAnswerText.wait(wait), data: wait });
  if (row && row.sendCount >= MOST_SENT)
    throw new ApiError('OTP_WAIT', { message: prakerjaAnswerText.tooManySent, data: REST_S });
}

/**
 * A refusal to send a code as the page of the payment is told: beside the seconds to wait, whether a code that can be
 * typed is out for this very card. @param row as it was when this code was asked for
 */
export function sendRefusal(error: unknown, row: PrakerjaRow | undefined, prakerjaId: string): unknown {
  if (!(error instanceof ApiError) || error.status !== 'OTP_WAIT') return error;
  const isCodeOut = row?.prakerjaId === prakerjaId && row.paymentToken !== null;
  return new ApiError('OTP_WAIT', { message: error.message, data: { wait: error.detail.data, isCodeOut } });
}

/**
 * Whether a code can be sent now, as far as the payment itself tells. @returns what is known of the payment, locked.
 * @throws ApiError OTP_WAIT with the seconds to wait
 */
export async function turnOf(
  tx: Executor,
  attempt: AttemptRow,
  prakerjaId: string,
  now: Date,
): Promise<PrakerjaRow | undefined> {
  const { prakerjaPayment } = schema;
  const [row] = await tx.select().from(prakerjaPayment).where(eq(prakerjaPayment.attemptId, attempt.id)).for('update');
  try {
    assertTurn(row, now);
  } catch (error) {
    throw sendRefusal(error, row, prakerjaId);
  }
  return row;
}

/**
 * Takes the next turn to have a code sent, before it is and after it was counted: two calls at once get one turn. The
 * code of another card is worth nothing from then on, and guesses begin anew. @throws ApiError OTP_WAIT with the seconds
 * to wait
 */
export async function takeTurn(tx: Executor, attempt: AttemptRow, prakerjaId: string, now: Date): Promise<void> {
  const { prakerjaPayment } = schema;
  const row = await turnOf(tx, attempt, prakerjaId, now);
  if (row)
    await tx
      .update(prakerjaPayment)
      .set({
        prakerjaId,
        sentAt: now,
        sendCount: row.sendCount + 1,
        wrongCount: 0,
        blockedUntil: null,
        ...(row.prakerjaId === prakerjaId ? {} : { paymentToken: null }),
      })
      .where(eq(prakerjaPayment.attemptId, attempt.id));
  else await tx.insert(prakerjaPayment).values({ attemptId: attempt.id, prakerjaId, sentAt: now });
}

/** Nothing was sent: the turn is given back, so that a mistyped code can be corrected at once. Tries still count. */
export async function giveTurnBack({ db }: Services, attemptId: string, now: Date): Promise<void> {
  await db
    .update(schema.prakerjaPayment)
    .set({ sentAt: new Date(now.getTime() - OTP_WAIT_S * 1000) })
    .where(eq(schema.prakerjaPayment.attemptId, attemptId));
}

/** Whom codes are counted for, beside the payment itself: the holder of the card and the learner who pays. */
export interface Counted {
  prakerjaId: string;
  userId: string;
}

const sendKeys = ({ prakerjaId, userId }: Counted) =>
  [tryKey('prakerja-send holder', prakerjaId), tryKey('prakerja-send learner', userId)] as const;
const guessKeys = ({ prakerjaId, userId }: Counted) =>
  [tryKey('prakerja-guess holder', prakerjaId), tryKey('prakerja-guess learner', userId)] as const;

/** Counts a code to be sent, whichever order asks for it; one that a limit refuses counts for nobody. @throws ApiError OTP_WAIT */
export async function countSend(services: Services, counted: Counted): Promise<void> {
  const [holder, learner] = sendKeys(counted);
  await told(prakerjaAnswerText.tooManySent, async () => {
    await countTry(services, learner, PRAKERJA_LEARNER_SEND_LIMIT);
    await countTry(services, holder, PRAKERJA_HOLDER_SEND_LIMIT).catch(async (error: unknown) => {
      await uncountTry(services, learner);
      throw error;
    });
  });
}

/** Another call took the turn meanwhile: what was counted for this one is given back. */
export const uncountSend = (services: Services, counted: Counted): Promise<void> =>
  uncountTry(services, ...sendKeys(counted));

/** Counts a try at a code, whichever order makes it. @throws ApiError OTP_WAIT */
export async function countGuess(services: Services, counted: Counted): Promise<void> {
  const [holder, learner] = guessKeys(counted);
  await told(prakerjaAnswerText.tooManyWrong, async () => {
    await countTry(services, learner, PRAKERJA_LEARNER_GUESS_LIMIT);
    await countTry(services, holder, PRAKERJA_HOLDER_GUESS_LIMIT);
  });
}

/** Who paid holds the phone: what was counted is forgotten. */
export const forgetCodes = (services: Services, counted: Counted): Promise<void> =>
  forgetTries(services, ...sendKeys(counted), ...guessKeys(counted));

/** The payment pages show a wait in place of their countdown: 409 with the seconds (docs/product/errors.md). */
async function told(message: string, count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (error instanceof ApiError && error.status === 'TOO_MANY_REQUESTS')
      throw new ApiError('OTP_WAIT', { message, data: error.detail.data });
    throw error;
  }
}

/**
 * Takes a try at the code of a payment, before Prakerja is asked: of many at once no more pass than may.
 * @returns tries taken, this one among them. @throws ApiError OTP_WAIT when none is left
 */
export async function takeGuess(tx: Executor, attemptId: string): Promise<number> {
  const { prakerjaPayment } = schema;
  const [taken] = await tx
    .update(prakerjaPayment)
    .set({ wrongCount: sql`${prakerjaPayment.wrongCount} + 1` })
    .where(and(eq(prakerjaPayment.attemptId, attemptId), lt(prakerjaPayment.wrongCount, MOST_WRONG)))
    .returning({ tries: prakerjaPayment.wrongCount });
  if (!taken) throw new ApiError('OTP_WAIT', { message: prakerjaAnswerText.tooManyWrong, data: REST_S });
  return taken.tries;
}

/** Prakerja was silent: the try is given back. */
export async function giveGuessBack(services: Services, attemptId: string, counted: Counted): Promise<void> {
  const { prakerjaPayment } = schema;
  await uncountTry(services, ...guessKeys(counted));
  await services.db
    .update(prakerjaPayment)
    .set({ wrongCount: sql`greatest(${prakerjaPayment.wrongCount} - 1, 0)` })
    .where(eq(prakerjaPayment.attemptId, attemptId));
}

/** The last try was wrong: the payment rests, and its code is worth nothing. */
export async function rest({ db, now }: Services, attemptId: string): Promise<void> {
  const { prakerjaPayment } = schema;
  await db
    .update(prakerjaPayment)
    .set({ blockedUntil: new Date(now().getTime() + REST_S * 1000), paymentToken: null })
    .where(eq(prakerjaPayment.attemptId, attemptId));
}

/** True when a wrong try was the last one. */
export const isLastGuess = (tries: number): boolean => tries >= MOST_WRONG;
