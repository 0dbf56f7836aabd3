import { staffLookEntries as entries } from '@suluh/api/catalogue';
import { LOOK_MS, mayBeLookedAt } from '@suluh/domain/staff';
import { lookText } from '@suluh/i18n-id/look';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { lookRight } from '../../access/lookRight.ts';
import { isStaff } from '../../access/staffSession.ts';
import { doneFrom, runNamed, schema, type Executor, type Origin } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { areaNamed } from '../auth/area.ts';
import { digestOf } from '../auth/secret.ts';
import { tell } from '../notification/tell.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import type { ProgramRow } from '../program/queries.ts';
import { recordChange } from '../staff/change.ts';

const { auditLog, learnerLook, loginSession, outbox, userAccount } = schema;

/** Refuses looks at staff, and at accounts that are closed or closing. @throws ApiError LOOK_CLOSED */
export async function requireOpenToLooks(db: Executor, userId: string, now: Date): Promise<void> {
  const open = and(eq(userAccount.id, userId), isNull(userAccount.deletedAt), isNull(userAccount.closingAt));
  const isClosed = (await db.$count(userAccount, open)) === 0;
  if (!mayBeLookedAt({ isStaff: await isStaff(db, userId, now), isClosed })) throw new ApiError('LOOK_CLOSED');
}

/** Tells a learner that somebody looks, and why, whatever they wish to hear of: it concerns their account. */
async function tellLearner(
  tx: Executor,
  { id: userId, email, fullname }: typeof userAccount.$inferSelect,
  { reason, at, program }: { reason: string; at: Date; program: ProgramRow | null },
): Promise<void> {
  const letterhead = letterheadOf(program);
  await tell(tx, {
    userId,
    topic: 'account',
    title: lookText.newsTitle,
    message: lookText.news({ reason, at }),
    target: null,
    createdAt: at,
  });
  await tx
    .insert(outbox)
    .values({ kind: 'accountLooked', payload: { to: email, fullname, ...letterhead, reason, at: at.toISOString() } });
}

type Opened = Pick<typeof learnerLook.$inferSelect, 'id' | 'userId' | 'staffId' | 'reason'>;

/** Spends the code of a look, as long as there is the right to it. */
const OPEN = {
  name: 'look-open',
  text: `update learner_look l set started_at = $1 where l.code_hash = $2 and l.session_type = $3
    and l.program_id is not distinct from $4 and l.started_at is null and l.code_ends_at > $1 and ${lookRight('$1')}
    returning l.id, l.user_id as "userId", l.staff_id as "staffId", l.reason`,
};

/** From where the look was asked for: the call that begins it comes from the learner's site, which knows nothing of staff. */
async function askedFrom(
  tx: Executor,
  { by, subject }: { by: string | null; subject: string },
): Promise<Origin | null> {
  if (by === null) return null;
  const isAsking = and(eq(auditLog.actorId, by), eq(auditLog.action, 'learner.look'), eq(auditLog.subject, subject));
  const [asked] = await tx.select().from(auditLog).where(isAsking).orderBy(desc(auditLog.id)).limit(1);
  return asked?.address ? { address: asked.address, session: asked.sessionId } : null;
}

/**
 * Begins a look by its code, once, on the site it was made for, and tells the learner. It is a login without a way to renew
 * it, whose end stands in its row (tooling/decisions/0056).
 */
export const lookBegin = route(entries.lookBegin, async ({ body, programHeader }, services) => {
  const { db, now, tokens } = services;
  const { sessionType, program } = await areaNamed(services, body, programHeader);
  const at = now();
  const endsAt = new Date(at.getTime() + LOOK_MS);
  return db.transaction(async (tx) => {
    const values = [at, digestOf(body.code), sessionType, program?.id ?? null];
    const [look] = await runNamed<Opened & Record<string, unknown>>(tx, OPEN, values);
    if (!look) throw new ApiError('NOT_FOUND');
    const { id, userId, staffId, reason } = look;
    const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, userId));
    if (!account) throw new ApiError('NOT_FOUND');
    const who = { userId, sessionType, programId: program?.id ?? null };
    const [login] = await tx
      .insert(loginSession)
      .values({ ...who, createdAt: at, lookEndsAt: endsAt })
      .returning({ id: loginSession.id });
    await tx.update(learnerLook).set({ sessionId: login!.id }).where(eq(learnerLook.id, id));
    const change = { by: staffId, action: 'learner.lookBegin', subject: `learner ${userId}`, after: { reason } };
    const origin = await askedFrom(tx, { by: staffId, subject: change.subject });
    await (origin ? doneFrom(origin, () => recordChange(tx, change)) : recordChange(tx, change));
    await tellLearner(tx, account, { reason, at, program });
    const { token } = await tokens.sign({ ...who, sessionId: login!.id }, at);
    const { fullname, email, foto, isVerified } = account;
    const user = { id: userId, fullname, email, foto, isVerified };
    return { data: { token, endsAt: endsAt.toISOString(), sessionType, user } };
  });
});
