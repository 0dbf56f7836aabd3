import { internshipEntries as entries, type ErrorCode } from '@suluh/api/catalogue';
import { invitationProblem, onJobEndsOn, onJobProgress, type InvitationProblem } from '@suluh/domain/programme';
import { phoneE164 } from '@suluh/domain/validation';
import { voucherCodeOf } from '@suluh/domain/voucher';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route, type Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../auth/email.ts';
import { isPasswordOf } from '../auth/guesses.ts';
import { recordConsent } from '../personalData/agreements.ts';
import { assertNotGuessable } from '../auth/guessable.ts';
import { hashPassword } from '../auth/password.ts';
import { welcomeMail } from '../auth/welcome.ts';
import { INTERNSHIP, internshipProgram, periodRowOf, todayOf } from './internshipProgram.ts';
import type { InvitationRow } from './invite.ts';

const REFUSAL: Record<InvitationProblem, ErrorCode> = {
  unknown: 'INVITATION_UNKNOWN',
  used: 'INVITATION_USED',
  expired: 'INVITATION_EXPIRED',
  otherEmail: 'INVITATION_OTHER',
};

/** An invitation that can be accepted now. @throws ApiError, see {@link REFUSAL} */
async function findInvitation({ db, now }: Services, typed: string, email: string | null): Promise<InvitationRow> {
  const { internshipInvitation } = schema;
  const code = voucherCodeOf(typed);
  const [found] =
    code === null ? [] : await db.select().from(internshipInvitation).where(eq(internshipInvitation.code, code));
  const problem = invitationProblem(found ?? null, email, now());
  if (problem !== null || !found) throw new ApiError(REFUSAL[problem ?? 'unknown']);
  return found;
}

/** Takes a place of an invitation, or refuses: of many at once no more than it has. */
async function takePlace(tx: Executor, id: string, now: Date): Promise<void> {
  const { internshipInvitation: table } = schema;
  const taken = await tx
    .update(table)
    .set({ used: sql`${table.used} + 1` })
    .where(
      sql`${table.id} = ${id} and ${table.used} < ${table.places} and ${table.revokedAt} is null and (${table.expiresAt} is null or ${table.expiresAt} > ${now})`,
    )
    .returning({ id: table.id });
  if (taken.length === 0) throw new ApiError('INVITATION_USED');
}

type Body = Call<typeof entries.invitationAccept>['body'];

/**
 * The account of an address: the one that is there, proven by its password, or a new one. An invitation that was mailed
 * to the address proves a new one. @throws ApiError INVALID_CREDENTIALS
 */
async function accountOf(
  services: Services,
  body: Body,
  { email: invited }: InvitationRow,
): Promise<(tx: Executor) => Promise<{ userId: string; isNew: boolean }>> {
  const { db, now } = services;
  const { userAccount } = schema;
  const email = emailOf(body.email);
  const [known] = await db.select().from(userAccount).where(eq(userAccount.email, email));
  if (known) {
    const isTheirs = await isPasswordOf(services, email, known.passwordHash, body.password);
    if (!isTheirs || known.deletedAt !== null) throw new ApiError('INVALID_CREDENTIALS');
    return async () => ({ userId: known.id, isNew: false });
  }
  assertNotGuessable(body.password, body, services.settings);
  const passwordHash = await hashPassword(body.password);
  return async (tx) => {
    const [account] = await tx
      .insert(userAccount)
      .values({
        fullname: body.fullname,
        email,
        phone: phoneE164(body.phone),
        passwordHash,
        isVerified: invited !== null,
        consentAt: now(),
      })
      .onConflictDoNothing({ target: userAccount.email })
      .returning({ id: userAccount.id });
    if (!account) throw new ApiError('ALREADY_REGISTERED'); // by another call, a moment ago
    await recordConsent(tx, account.id, now());
    const area = { program: null, sessionType: INTERNSHIP };
    await tx.insert(schema.outbox).values(welcomeMail(services, area, { to: email, fullname: body.fullname }, null));
    return { userId: account.id, isNew: true };
  };
}

/** A membership of the internship and a period. @throws ApiError ALREADY_REGISTERED for who is in a period that is not over */
async function join(tx: Executor, userId: string, { startsOn, months }: InvitationRow, today: string): Promise<void> {
  const { internshipPeriod, internshipReport, membership, userAccount } = schema;
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('no key update');
  const before = await periodRowOf(tx, userId);
  if (before && onJobProgress(before, today).state !== 'over') throw new ApiError('ALREADY_REGISTERED');
  if (before) {
    await tx.delete(internshipReport).where(eq(internshipReport.userId, userId)); // of the period that is over
    await tx.delete(internshipPeriod).where(eq(internshipPeriod.userId, userId));
  }
  await tx.insert(internshipPeriod).values({ userId, startsOn, months, version: (before?.version ?? 0) + 1 });
  const isMember = and(
    eq(membership.userId, userId),
    eq(membership.sessionType, INTERNSHIP),
    isNull(membership.programId),
  );
  const [kept] = await tx.update(membership).set({ startsOn: null, endsOn: null }).where(isMember).returning();
  if (!kept) await tx.insert(membership).values({ userId, sessionType: INTERNSHIP });
}

const show = route(entries.invitation, async ({ params }, services) => {
  const { email, startsOn, months } = await findInvitation(services, params.code, null);
  return { data: { email, startsOn, months, endsOn: onJobEndsOn({ startsOn, months }) } };
});

const accept = route(entries.invitationAccept, async ({ params, body }, services) => {
  const { db, now } = services;
  const found = await findInvitation(services, params.code, emailOf(body.email));
  await internshipProgram(db);
  const account = await accountOf(services, body, found);
  return db.transaction(async (tx) => {
    await takePlace(tx, found.id, now());
    const { userId, isNew } = await account(tx);
    await join(tx, userId, found, todayOf(services));
    return { data: { isNew } };
  });
});

/** Accounts of the internship are made by invitation (docs/product/internship.md#invitations). */
export const invitationRoutes = [show, accept];
