import { setTimeout as delay } from 'node:timers/promises';
import { auth } from '@suluh/api/catalogue';
import { pathTo, type Site } from '@suluh/domain/address';
import { resetPasswordText } from '@suluh/i18n-id/auth';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { siteOf, siteOfVisitor } from '../../http/site.ts';
import type { Services } from '../../services.ts';
import { letterheadOf } from '../program/letterheadOf.ts';
import { programById, programOf, type ProgramRow } from '../program/queries.ts';
import { areaNamed, areaStored, becomeMember, type Area } from './area.ts';
import { assertNotGuessable } from './guessable.ts';
import { countResetMail, forgetGuesses, isPasswordOf } from './guesses.ts';
import { hashPassword } from './password.ts';
import { emailOf } from './email.ts';
import { digestOf, newSecret } from './secret.ts';
import { endLogins } from './session.ts';

const RESET_MINUTES = 60;
/** When a request for a reset link is answered, in milliseconds: later than the link takes. */
const FORGOTTEN_ANSWER_MS = 100;

/**
 * Mails a link to a page of the site it was asked for on; nothing when the address has no account. @param program whose site that is
 * @param join the area that opening it joins
 */
async function mailResetLink(
  { db, now }: Services,
  email: string,
  { origin, routes }: Site,
  program: ProgramRow | null,
  join: Area | null,
): Promise<void> {
  const { userAccount, passwordReset, outbox } = schema;
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(userAccount)
      .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
    if (!account) return;
    const token = newSecret();
    await tx.insert(passwordReset).values({
      tokenHash: digestOf(token),
      userId: account.id,
      expiresAt: new Date(now().getTime() + RESET_MINUTES * 60_000),
      joinSessionType: join?.sessionType ?? null,
      joinProgramId: join?.program?.id ?? null,
    });
    await tx.insert(outbox).values({
      kind: 'passwordReset',
      payload: {
        to: email,
        fullname: account.fullname,
        ...letterheadOf(program),
        link: `${origin}${pathTo(routes, 'resetPassword', { token })}`,
      },
    });
  });
}

/** A known address takes longer than an unknown one: both are answered after the same time. */
const answeredAlike = (work: Promise<void>) => Promise.all([work, delay(FORGOTTEN_ANSWER_MS)]);

/** The owner hears of another password, whoever set it. */
const tellPasswordChanged = async (
  tx: Executor,
  { email, fullname }: { email: string; fullname: string },
  programId: number | null,
) => {
  const letterhead = letterheadOf(await programById({ db: tx }, programId));
  await tx.insert(schema.outbox).values({ kind: 'passwordChanged', payload: { to: email, fullname, ...letterhead } });
};

/** Forgotten, reset and changed passwords, and joining an area by a mailed link, which sets one too. */
export const passwordRoutes = [
  route(auth.forgotPassword, async ({ body, programHeader, site }, services) => {
    const program = await programOf(services, undefined, programHeader);
    const email = emailOf(body.email);
    await countResetMail(services, email);
    await answeredAlike(mailResetLink(services, email, siteOfVisitor(services.settings, program, site), program, null));
    return { data: {} };
  }),

  route(auth.joinMail, async ({ body, programHeader, site }, services) => {
    const area = await areaNamed(services, body, programHeader);
    if (!area.admits) throw new ApiError('REGISTRATION_CLOSED');
    const email = emailOf(body.email);
    await countResetMail(services, email);
    const home = siteOf(services.settings, area.program, area.sessionType, site);
    await answeredAlike(mailResetLink(services, email, home, area.program, area));
    return { data: {} };
  }),

  route(auth.resetPassword, async ({ body }, services) => {
    const { db, now } = services;
    const { externalIdentity, userAccount, passwordReset } = schema;
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const ofLink = eq(passwordReset.tokenHash, digestOf(body.token));
      // The account first: two links of one account used at once then take turns.
      await tx
        .select({ id: userAccount.id })
        .from(userAccount)
        .innerJoin(passwordReset, eq(passwordReset.userId, userAccount.id))
        .where(ofLink)
        .for('no key update', { of: userAccount });
      const [reset] = await tx
        .update(passwordReset)
        .set({ usedAt: now() })
        .where(and(ofLink, isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now())))
        .returning();
      if (!reset) throw new ApiError('TOKEN_REVOKED', { message: resetPasswordText.invalidBody });
      const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, reset.userId));
      if (!account) throw new ApiError('TOKEN_REVOKED');
      assertNotGuessable(body.password, account, services.settings); // the link is not spent by it
      // Who reads the mails of the address owns it. A provider that vouched for it alone has to be confirmed by the
      // owner.
      if (!account.isVerified || account.passwordHash === null)
        await tx.delete(externalIdentity).where(eq(externalIdentity.userId, account.id));
      await tx
        .update(userAccount)
        .set({ passwordHash, isVerified: true, updatedAt: now() })
        .where(eq(userAccount.id, account.id));
      await endLogins(tx, services, account.id);
      await forgetGuesses({ db: tx }, account.email);
      await tellPasswordChanged(tx, account, reset.joinProgramId ?? account.programId);
      if (reset.joinSessionType !== null)
        await becomeMember(
          tx,
          services,
          await areaStored(services, { programId: reset.joinProgramId, sessionType: reset.joinSessionType }),
          account.id,
        );
    });
    return { data: {} };
  }),

  route(auth.changePassword, async ({ body, caller }, services) => {
    const { db, now } = services;
    const { userId, sessionId, programId } = learner(caller);
    const { userAccount } = schema;
    const [account] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
    if (!account || !(await isPasswordOf(services, account.email, account.passwordHash, body.oldPassword)))
      throw new ApiError('FORBIDDEN', { errors: [{ field: 'oldPassword', message: 'wrong' }] });
    if (body.newPassword === body.oldPassword) throw new ApiError('PASSWORD_UNCHANGED');
    assertNotGuessable(body.newPassword, account, services.settings);
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(userAccount)
        .set({ passwordHash, updatedAt: now() })
        .where(and(eq(userAccount.id, userId), eq(userAccount.passwordHash, account.passwordHash!)))
        .returning({ id: userAccount.id });
      if (changed.length === 0) throw new ApiError('TOKEN_EXPIRED'); // taken or changed since it was checked, and every login ended
      await endLogins(tx, services, userId, sessionId);
      await tellPasswordChanged(tx, account, programId);
    });
    return { data: {} };
  }),
];
