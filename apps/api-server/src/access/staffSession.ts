import { isStaffSessionLive, STAFF_SESSION_MS } from '@suluh/domain/staff';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { readTogether, schema, type Executor } from '../db/index.ts';
import { grantHoldsAt } from './grantHolds.ts';
import { digestOf, newSecret } from '../modules/auth/secret.ts';

/** What tokens of the back office begin with: they open nothing else, and learners' tokens nothing here. */
export const STAFF_TOKEN = 'staff_';
/** The moment of use is written at most so often. */
const NOTED_MS = 30_000;

/** A live session of the back office. */
export interface StaffSession {
  sessionHash: Buffer;
  userId: string;
  /** A second factor was shown. */
  isProved: boolean;
  /** When it was shown last. */
  provedAt: Date | null;
  /** When the password was typed last. */
  passwordAt: Date;
  endsAt: Date;
}

/** What a session is called in the audit trail: it tells changes of one session from others, and opens nothing. */
export const sessionName = (sessionHash: Buffer): string => sessionHash.toString('hex', 0, 6);

/** The name of the session a token opens. */
export const sessionNameOf = (token: string): string => sessionName(digestOf(token));

/** Begins a session. @param isProved whether a second factor was shown @returns its token, told this once */
export async function beginStaffSession(
  db: Executor,
  { userId, isProved, now }: { userId: string; isProved: boolean; now: Date },
): Promise<string> {
  const token = `${STAFF_TOKEN}${newSecret()}`;
  await db.insert(schema.staffSession).values({
    tokenHash: digestOf(token),
    userId,
    startedAt: now,
    usedAt: now,
    provedAt: isProved ? now : null,
  });
  return token;
}

const SESSION = {
  name: 'staff-session',
  text: `select s.token_hash as "tokenHash", s.user_id as "userId", s.started_at as "startedAt", s.used_at as "usedAt",
      s.proved_at as "provedAt", s.password_at as "passwordAt", s.ended_at as "endedAt"
    from staff_session s join user_account a on a.id = s.user_id and a.deleted_at is null
    where s.token_hash = $1 and s.ended_at is null`,
};

/** The session of a token, now used once more; null when it is over (docs/product/staff.md#signing-in). */
export async function staffSessionOf(db: Executor, token: string, now: Date): Promise<StaffSession | null> {
  if (!token.startsWith(STAFF_TOKEN)) return null;
  const { staffSession } = schema;
  const [row] = await readTogether<typeof staffSession.$inferSelect>(db, SESSION, [digestOf(token)]);
  if (!row || !isStaffSessionLive(row, now)) return null;
  const { tokenHash, userId, provedAt, passwordAt, startedAt, usedAt } = row;
  if (now.getTime() - usedAt.getTime() > NOTED_MS)
    await db
      .update(staffSession)
      .set({ usedAt: now })
      .where(and(eq(staffSession.tokenHash, tokenHash), lt(staffSession.usedAt, now)));
  const endsAt = new Date(startedAt.getTime() + STAFF_SESSION_MS);
  return {
    sessionHash: tokenHash,
    userId,
    isProved: provedAt !== null,
    provedAt,
    passwordAt: passwordAt ?? startedAt,
    endsAt,
  };
}

/** Ends a session, or all of somebody's but one. */
export async function endStaffSessions(
  db: Executor,
  which: { sessionHash: Buffer } | { userId: string; except?: Buffer },
  now: Date,
): Promise<void> {
  const { staffSession } = schema;
  await db
    .update(staffSession)
    .set({ endedAt: now })
    .where(
      and(
        isNull(staffSession.endedAt),
        'userId' in which
          ? and(
              eq(staffSession.userId, which.userId),
              which.except ? ne(staffSession.tokenHash, which.except) : undefined,
            )
          : eq(staffSession.tokenHash, which.sessionHash),
      ),
    );
}

/** Marks a session as one whose second factor was shown. */
export const proveStaffSession = (db: Executor, sessionHash: Buffer, now: Date) =>
  db.update(schema.staffSession).set({ provedAt: now }).where(eq(schema.staffSession.tokenHash, sessionHash));

/** Marks a session as one whose person typed the password just now: no second factor, and nothing in place of one. */
export const notePassword = (db: Executor, sessionHash: Buffer, now: Date) =>
  db.update(schema.staffSession).set({ passwordAt: now }).where(eq(schema.staffSession.tokenHash, sessionHash));

/** Whether somebody has a role that holds now. */
export async function isStaff(db: Executor, userId: string, now: Date): Promise<boolean> {
  const { staffGrant } = schema;
  const held = and(eq(staffGrant.userId, userId), grantHoldsAt(now));
  return (await db.$count(staffGrant, held)) > 0;
}
