import { DAY_MS } from '@suluh/domain/time';
import { randomInt } from 'node:crypto';
import { OTP_DEFAULT_COUNTDOWN_MS, OTP_DEFAULT_LENGTH, resend } from '@suluh/domain/otp';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { digestOf } from '../auth/secret.ts';

const { oneTimeCode } = schema;

const VALID_MS = 10 * 60_000;
/** Guesses at one code, and codes in a day: together half a chance in a hundred of hitting four digits. */
const MAX_ATTEMPTS = 5;
const MAX_CODES_A_DAY = 10;

/** What a learner is sent codes for. */
export interface CodeFor {
  userId: string;
  purpose: 'verifyEmail' | 'changeEmail' | 'verifyPhone';
}

/** What is stored of a code; with whose it is, so that equal codes do not look alike. */
const hashOf = ({ userId, purpose }: CodeFor, code: string): Buffer => digestOf(`${purpose} ${userId} ${code}`);

/** The codes of a learner for one purpose. */
const codesFor = ({ userId, purpose }: CodeFor) =>
  and(eq(oneTimeCode.target, userId), eq(oneTimeCode.purpose, purpose));

/**
 * Seconds until another code can be sent, by when the last one was (docs/product/account.md: resend shows a wait
 * counter).
 */
export async function waitSeconds(db: Executor, what: CodeFor, now: Date): Promise<number> {
  const [last] = await db
    .select({ createdAt: oneTimeCode.createdAt })
    .from(oneTimeCode)
    .where(codesFor(what))
    .orderBy(desc(oneTimeCode.createdAt))
    .limit(1);
  const state = last
    ? resend({ now, availableAt: new Date(last.createdAt.getTime() + OTP_DEFAULT_COUNTDOWN_MS) })
    : { kind: 'resend' as const };
  return state.kind === 'wait' ? state.seconds : 0;
}

/**
 * Makes a code that voids the one before; the learner's row is locked. @param sentTo the address or number it proves, where that
 * is not the account's own @throws ApiError OTP_WAIT with the seconds, TOO_MANY_REQUESTS
 */
export async function makeCode(tx: Executor, what: CodeFor, at: Date, sentTo: string | null): Promise<string> {
  const wait = await waitSeconds(tx, what, at);
  if (wait > 0) throw new ApiError('OTP_WAIT', { data: wait });
  const today = await tx.$count(
    oneTimeCode,
    and(codesFor(what), gt(oneTimeCode.createdAt, new Date(at.getTime() - DAY_MS))),
  );
  if (today >= MAX_CODES_A_DAY) throw new ApiError('TOO_MANY_REQUESTS');
  await voidCodes(tx, what, at);
  const code = String(randomInt(10 ** OTP_DEFAULT_LENGTH)).padStart(OTP_DEFAULT_LENGTH, '0');
  await tx.insert(oneTimeCode).values({
    target: what.userId,
    purpose: what.purpose,
    sentTo,
    codeHash: hashOf(what, code),
    createdAt: at,
    expiresAt: new Date(at.getTime() + VALID_MS),
  });
  return code;
}

/** Voids what was sent before. */
export async function voidCodes(tx: Executor, what: CodeFor, at: Date): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ usedAt: at, sentTo: null })
    .where(and(codesFor(what), isNull(oneTimeCode.usedAt)));
}

/** Forgets a code that could not be sent, as though none had been asked for. */
export async function forgetCode(db: Executor, what: CodeFor): Promise<void> {
  await db.delete(oneTimeCode).where(and(codesFor(what), isNull(oneTimeCode.usedAt)));
}

const isOpen = (what: CodeFor, at: Date) =>
  and(
    codesFor(what),
    isNull(oneTimeCode.usedAt),
    gt(oneTimeCode.expiresAt, at),
    lt(oneTimeCode.attempts, MAX_ATTEMPTS),
  );

/** The address or number an open code was sent to, if any. */
export async function pendingAddress(db: Executor, what: CodeFor, at: Date): Promise<string | null> {
  const [open] = await db.select({ sentTo: oneTimeCode.sentTo }).from(oneTimeCode).where(isOpen(what, at));
  return open?.sentTo ?? null;
}

/**
 * Compares a guess. It is counted first, in a statement of its own: a wrong one stays counted, many at once all are.
 * @throws ApiError OTP_INVALID
 */
export async function guessCode(db: Executor, what: CodeFor, code: string, at: Date) {
  const [guessed] = await db
    .update(oneTimeCode)
    .set({ attempts: sql`${oneTimeCode.attempts} + 1` })
    .where(isOpen(what, at))
    .returning({ id: oneTimeCode.id, codeHash: oneTimeCode.codeHash, sentTo: oneTimeCode.sentTo });
  if (!guessed || !guessed.codeHash.equals(hashOf(what, code))) throw new ApiError('OTP_INVALID');
  return guessed;
}

/** Uses a code that was guessed, once. @throws ApiError OTP_INVALID */
export async function spendCode(tx: Executor, { id }: { id: string }, at: Date): Promise<void> {
  const [used] = await tx
    .update(oneTimeCode)
    .set({ usedAt: at, sentTo: null })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.usedAt)))
    .returning({ id: oneTimeCode.id });
  if (!used) throw new ApiError('OTP_INVALID');
}
